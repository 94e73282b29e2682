import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { sortKeyOf, storeTerms } from '../common/search/index.js';
import { Env } from '../config/index.js';
import { Database, ifTaken } from '../database/index.js';
import { noteEvents } from '../operations/events/index.js';
import { forget } from '../operations/forgetting/index.js';
import { addAccountNotice, forgetLinks } from '../operations/outbox/index.js';
import { companyOf, type Company, type CompanyDto } from './company.dto.js';
import type { ChangeAccountDto, ChangeAccountPasswordDto } from './account.dto.js';
import { CurrentPasswordWrong, EmailTaken } from './auth.errors.js';
import { emailChangedMail, passwordChangedMail } from './copy.js';
import { type Customer, CustomerAccount, CustomerSearchTerm, customerTermsOf } from './customer.entity.js';
import { CustomerSession } from './customer-session.entity.js';
import { FailedLogins } from './failed-logins.js';
import { KnownDevices } from './known-devices.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { Passwords } from './passwords.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly failures: FailedLogins,
    private readonly devices: KnownDevices,
    private readonly env: Env,
  ) {}

  /** A new e-mail needs the password, because it can reset the password. The old address is notified. */
  async changeProfile(customer: Customer, form: ChangeAccountDto): Promise<CustomerAccount & { email: string }> {
    const { id } = customer;
    const person = { fullName: form.fullName, email: form.email.toLowerCase(), phoneNumber: form.phoneNumber };
    const movesTo = person.email === customer.email ? null : person.email;
    if (movesTo) await this.confirm(customer, form.currentPassword ?? '');
    const changed = this.database.write(async (tx) => {
      await tx.update(CustomerAccount, { id }, { ...person, sortKey: sortKeyOf(person.fullName) });
      const account = await tx.findOneByOrFail(CustomerAccount, { id });
      await storeTerms(tx, CustomerSearchTerm, id, customerTermsOf(account));
      await noteEvents(tx, [{ subject: 'customer', id, type: 'changed' }]);
      if (movesTo) {
        await endResetLink(tx, id);
        const about = { subject: 'customer', id };
        const mail = emailChangedMail(`${this.env.siteUrl}/contact`);
        await addAccountNotice(tx, { about, to: customer.email, ...mail }, this.env);
      }
      return Object.assign(account, { email: person.email });
    });
    return changed.catch(ifTaken(() => new EmailTaken()));
  }

  async company({ id }: Pick<Customer, 'id'>): Promise<Company> {
    return companyOf(await this.database.read.findOneByOrFail(CustomerAccount, { id }));
  }

  /** What the form leaves out is removed. */
  async changeCompany({ id }: Pick<Customer, 'id'>, form: CompanyDto): Promise<Company> {
    const company = companyOf(form);
    await this.database.write(async (tx) => {
      await tx.update(CustomerAccount, { id }, company);
      await noteEvents(tx, [{ subject: 'customer', id, type: 'changed' }]);
    });
    return company;
  }

  /** Ends all other sessions and forgets all devices. Returns the value for this browser's device cookie. */
  async changePassword(customer: Customer, form: ChangeAccountPasswordDto): Promise<string> {
    const { id, email, sessionId } = customer;
    await this.confirm(customer, form.currentPassword);
    const passwordHash = await this.passwords.hash(form.newPassword);
    return this.database.write(async (tx) => {
      await tx.update(CustomerAccount, { id }, { passwordHash });
      await tx.delete(CustomerSession, { customerId: id, id: Not(sessionId) });
      await endResetLink(tx, id);
      const mail = passwordChangedMail(`${this.env.siteUrl}/forgot-password`);
      await addAccountNotice(tx, { about: { subject: 'customer', id }, to: email, ...mail }, this.env);
      return this.devices.rememberOnly({ customerId: id }, tx);
    });
  }

  /** Whether the person also knows the password. Counted by session, so that strangers lock nobody out. */
  async confirm({ id, sessionId }: Customer, password: string): Promise<void> {
    const attempt = { sessionId };
    await this.failures.begin(attempt);
    const account = await this.database.read.findOneBy(CustomerAccount, { id });
    if (!(await this.passwords.matches(password, account?.passwordHash ?? null))) throw new CurrentPasswordWrong();
    await this.failures.forgive(attempt);
  }

  /** Deletes the account. The database deletes its sessions, devices, links and search terms with it. */
  async remove(id: number, tx: EntityManager): Promise<void> {
    const account = await tx.findOneBy(CustomerAccount, { id });
    await tx.delete(CustomerAccount, { id });
    const values = account ? [account.fullName, account.email, account.phoneNumber, account.externalId] : [];
    const known = values.filter((value) => value !== null);
    await forget(tx, { subject: 'customer', id }, known);
  }
}

/** Deletes the customer's reset link and the queued mail with it. */
async function endResetLink(tx: EntityManager, customerId: number): Promise<void> {
  await tx.delete(PasswordReset, { customerId });
  await forgetLinks(tx, { subject: 'customer', id: customerId });
}
