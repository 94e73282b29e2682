import { Injectable } from '@nestjs/common';
import { Not, type EntityManager } from 'typeorm';
import { ValidationFailed } from '../common/errors/index.js';
import { sortKeyOf, storeTerms } from '../common/search/index.js';
import { Env } from '../config/index.js';
import { Database, ifTaken } from '../database/index.js';
import { noteEvents } from '../operations/events/index.js';
import { forget } from '../operations/forgetting/index.js';
import { addAccountNotice, forgetLinks } from '../operations/outbox/index.js';
import { upsertPerson, movePerson, releasePhone } from '../people/index.js';
import { companyOf, type Company, type CompanyDto } from './company.dto.js';
import type { ChangeAccountDto, ChangeAccountPasswordDto } from './account.dto.js';
import { CurrentPasswordWrong, EmailTaken } from './auth.errors.js';
import { copy, emailChangedMail, passwordChangedMail } from './copy.js';
import { type Customer, CustomerAccount, CustomerSearchTerm, customerTermsOf } from './customer.entity.js';
import { CustomerSession } from './customer-session.entity.js';
import { FailedLogins } from './failed-logins.js';
import { KnownDevices } from './known-devices.service.js';
import { PasswordReset } from './password-reset.entity.js';
import { Passwords } from './passwords.js';
import { EmailNeeded, PhoneCodeNeeded, PhoneProofNeeded } from './phone-login/phone-login.errors.js';

/** How long a typed code confirms changes of an account without a password. */
const recentMs = 10 * 60_000;

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
   * A new e-mail needs the password, because it can reset the password. The old address is notified. A new phone is not
   * proven, so it opens nothing.
   */
  async changeProfile(customer: Customer, form: ChangeAccountDto): Promise<CustomerAccount> {
    const { id } = customer;
    const email = form.email?.toLowerCase() ?? null;
    const person = { fullName: form.fullName, email, phoneNumber: form.phoneNumber };
    if (email === null && customer.email !== null) {
      throw new ValidationFailed([{ field: 'email', message: copy.fields.email }]);
    }
    const isOtherPhone = person.phoneNumber !== customer.phoneNumber;
    if (isOtherPhone && customer.phoneProven && email === null) throw new PhoneProofNeeded();
    const movesTo = email === customer.email ? null : email;
    if (movesTo) await this.confirm(customer, form.currentPassword ?? '');
    const changed = this.database.write(async (tx) => {
      await tx.update(CustomerAccount, { id }, { ...person, sortKey: sortKeyOf(person.fullName) });
      await tx.update(CustomerAccount, { id, provenPhone: Not(person.phoneNumber) }, { provenPhone: null });
      const account = await tx.findOneByOrFail(CustomerAccount, { id });
      await storeTerms(tx, CustomerSearchTerm, id, customerTermsOf(account));
      await movePerson(tx, customer.phoneNumber, { phone: account.phoneNumber, name: account.fullName });
      await noteEvents(tx, [{ subject: 'customer', id, type: 'changed' }]);
      if (movesTo) {
        await endResetLink(tx, id);
        await this.notify(customer, emailChangedMail(`${this.env.siteUrl}/contact`), tx);
      }
      return account;
    });
    return changed.catch(ifTaken(() => new EmailTaken()));
  }

  async company({ id }: Pick<Customer, 'id'>): Promise<Company> {
    return companyOf(await this.database.read.findOneByOrFail(CustomerAccount, { id }));
  }

  /** What the form leaves out is removed. */
  async changeCompany({ id, phoneNumber: phone, fullName: name }: Customer, form: CompanyDto): Promise<Company> {
    const company = companyOf(form);
    await this.database.write(async (tx) => {
      await tx.update(CustomerAccount, { id }, company);
      await upsertPerson(tx, { phone, name, ...company });
      await noteEvents(tx, [{ subject: 'customer', id, type: 'changed' }]);
    });
    return company;
  }

  /** Ends all other sessions and forgets all devices. Returns the value for this browser's device cookie. */
  async changePassword(customer: Customer, form: ChangeAccountPasswordDto): Promise<string> {
    const { id, email, sessionId } = customer;
    if (email === null) throw new EmailNeeded();
    await this.confirm(customer, form.currentPassword);
    const passwordHash = await this.passwords.hash(form.newPassword);
    return this.database.write(async (tx) => {
      await tx.update(CustomerAccount, { id }, { passwordHash });
      await tx.delete(CustomerSession, { customerId: id, id: Not(sessionId) });
      await endResetLink(tx, id);
      await this.notify(customer, passwordChangedMail(`${this.env.siteUrl}/forgot-password`), tx);
      return this.devices.rememberOnly({ customerId: id }, tx);
    });
  }

  /**
   * Confirms that the person in the session owns the account: by the password or, if the account has none, by a code
   * that was typed in this session in the last ten minutes. Attempts are counted by session, so that strangers cannot
   * lock the owner out.
   * @throws ValidationFailed without a password, CurrentPasswordWrong, PhoneCodeNeeded, TooManyLogins
   */
  async confirm({ id, sessionId, provenAt }: Customer, typed: string | null | undefined): Promise<void> {
    const account = await this.database.read.findOneBy(CustomerAccount, { id });
    if (account && !account.hasPassword) return requireRecent(provenAt);
    if (typed === undefined || typed === null) {
      throw new ValidationFailed([{ field: 'currentPassword', message: copy.fields.customerPassword }]);
    }
    const attempt = { sessionId };
    await this.failures.begin(attempt);
    if (!(await this.passwords.matches(typed, account?.passwordHash ?? null))) throw new CurrentPasswordWrong();
    await this.failures.forgive(attempt);
  }

  private async notify(
    { id, email }: Customer,
    mail: { subject: string; text: string },
    tx: EntityManager,
  ): Promise<void> {
    if (email === null) return;
    await addAccountNotice(tx, { about: { subject: 'customer', id }, to: email, ...mail }, this.env);
  }

  /**
   * Deletes the account. The database deletes its sessions, devices, links and search terms with it.
   * @param isForgotten removes what staff wrote about the person of the phone, even if other records have the phone
   */
  async remove(id: number, tx: EntityManager, isForgotten = false): Promise<void> {
    const account = await tx.findOneBy(CustomerAccount, { id });
    await tx.delete(CustomerAccount, { id });
    if (account) await releasePhone(tx, account.phoneNumber, isForgotten);
    const values = account ? [account.fullName, account.email, account.phoneNumber, account.externalId] : [];
    const known = values.filter((value) => value !== null);
    await forget(tx, { subject: 'customer', id }, known);
  }
}

function requireRecent(provenAt: Date | null): void {
  if (!provenAt || provenAt.getTime() < Date.now() - recentMs) throw new PhoneCodeNeeded();
}

/** Deletes the customer's reset link and the queued mail with it. */
async function endResetLink(tx: EntityManager, customerId: number): Promise<void> {
  await tx.delete(PasswordReset, { customerId });
  await forgetLinks(tx, { subject: 'customer', id: customerId });
}
