import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { storeTerms } from '../common/search/index.js';
import { Env } from '../config/index.js';
import { Database, isUniqueViolation } from '../database/index.js';
import { forget } from '../operations/forgetting/index.js';
import { addMail } from '../operations/outbox/index.js';
import type { ChangeAccountDto, ChangeAccountPasswordDto } from './account.dto.js';
import type { Visitor } from './account-limits.js';
import { CurrentPasswordWrong, EmailTaken } from './auth.errors.js';
import { emailChangedMail, passwordChangedMail } from './copy.js';
import { customerKeysOf } from './customer-keys.js';
import type { Customer } from './customer.entity.js';
import { CustomerAccount } from './customer.entity.js';
import { CustomerSearchTerm, customerTermsOf } from './customer-search-term.entity.js';
import { CustomerSession } from './customer-session.entity.js';
import { FailedLogins } from './failed-logins.js';
import { KnownDevices } from './known-devices.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { Passwords } from './passwords.js';

/** What customers do with their own account (D11). */
@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
    private readonly devices: KnownDevices,
    private readonly env: Env,
  ) {}

  /**
   * A new e-mail needs the password, because whoever has it may reset the password: the old address is told, and links that
   * were sent there work no more. Throws {@link CurrentPasswordWrong}, {@link EmailTaken}, `TooManyLogins`.
   */
  async changeProfile(customer: Customer, form: ChangeAccountDto, visitor: Visitor): Promise<CustomerAccount> {
    const { id } = customer;
    const person = { fullName: form.fullName, email: form.email.toLowerCase(), phoneNumber: form.phoneNumber };
    const movesTo = person.email === customer.email ? null : person.email;
    if (movesTo) await this.confirm(customer, form.currentPassword ?? '', visitor);
    try {
      return await this.database.write(async (tx) => {
        await tx.update(CustomerAccount, { id }, { ...person, ...customerKeysOf(person) });
        await storeTerms(tx, CustomerSearchTerm, id, customerTermsOf(person));
        if (movesTo) {
          await tx.delete(PasswordReset, { customerId: id });
          await addMail(tx, {
            about: { subject: 'customer', id },
            to: customer.email,
            ...emailChangedMail(this.contactUrl),
          });
        }
        return tx.findOneByOrFail(CustomerAccount, { id });
      });
    } catch (error) {
      throw isUniqueViolation(error) ? new EmailTaken() : error;
    }
  }

  /**
   * Ends every other session, forgets the customer's devices and answers the value for this one's cookie.
   * Throws {@link CurrentPasswordWrong}, `TooManyLogins`.
   */
  async changePassword(customer: Customer, form: ChangeAccountPasswordDto, visitor: Visitor): Promise<string> {
    const { id, email, sessionId } = customer;
    await this.confirm(customer, form.currentPassword, visitor);
    const passwordHash = await this.passwords.hash(form.newPassword);
    return this.database.write(async (tx) => {
      await tx.update(CustomerAccount, { id }, { passwordHash });
      await tx.delete(CustomerSession, { customerId: id, id: Not(sessionId) });
      await tx.delete(PasswordReset, { customerId: id });
      const mail = passwordChangedMail(`${this.env.siteUrl}/forgot-password`);
      await addMail(tx, { about: { subject: 'customer', id }, to: email, ...mail });
      return this.devices.rememberOnly(visitor.device, { customerId: id }, tx);
    });
  }

  /** Whoever holds the session also knows the password. Counts as logins do; throws {@link CurrentPasswordWrong}, `TooManyLogins`. */
  async confirm({ id, email }: Customer, password: string, visitor: Visitor): Promise<void> {
    const attempt = { account: `customer ${email}`, owner: { customerId: id }, visitor };
    await this.failures.begin(attempt);
    const account = await this.database.read.findOneBy(CustomerAccount, { id });
    if (!(await this.passwords.matches(password, account?.passwordHash ?? null))) throw new CurrentPasswordWrong();
    await this.failures.forgive(attempt);
  }

  /** Removes the account, and with it sessions, devices, links and search terms, which the database ties to it (D31). */
  async remove(id: number, tx: EntityManager): Promise<void> {
    await tx.delete(CustomerAccount, { id });
    await forget(tx, { subject: 'customer', id });
  }

  private get contactUrl(): string {
    return `${this.env.siteUrl}/contact`;
  }
}
