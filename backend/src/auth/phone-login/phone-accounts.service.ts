import { phoneInText } from '@afshoreh/persian';
import { Injectable } from '@nestjs/common';
import { IsNull, type EntityManager } from 'typeorm';
import { storeTerms } from '../../common/search/index.js';
import { Env } from '../../config/index.js';
import { noteEvents } from '../../operations/events/index.js';
import { addAccountNotice } from '../../operations/outbox/index.js';
import { movePerson } from '../../people/index.js';
import { phoneMovedMail, phoneProvenMail } from '../copy.js';
import { type Customer, CustomerAccount, CustomerSearchTerm, customerTermsOf } from '../customer.entity.js';
import { CustomerSession } from '../customer-session.entity.js';
import { insertCustomer } from '../insert-customer.js';
import { NameNeeded } from './phone-login.errors.js';

interface Proof {
  account: CustomerAccount;
  former: CustomerAccount | null;
}

/** Which account a proven number opens. Call it in the transaction that uses the code up. */
@Injectable()
export class PhoneAccountsService {
  constructor(private readonly env: Env) {}

  /**
   * Returns the account for a number whose code was right: the account that has proven the number; else the only
   * account that staff created with it, if that has neither e-mail nor password; else a new account with this name.
   * @throws NameNeeded when a new account would have no name
   */
  async open(phone: string, nameOfNew: () => Promise<string | null>, tx: EntityManager): Promise<CustomerAccount> {
    const account = await tx.findOneBy(CustomerAccount, { provenPhone: phone });
    if (account) return account;
    return (await provenNow(phone, tx)) ?? this.create(phone, await nameOfNew(), tx);
  }

  /**
   * Stores that the customer has proven the number. An account that had proven it before loses it, because the holder
   * of the SIM card decides. `former` is that account if nobody can log in to it any more.
   */
  async prove({ id, sessionId, phoneNumber }: Customer, phone: string, tx: EntityManager): Promise<Proof> {
    const former = await tx.findOneBy(CustomerAccount, { provenPhone: phone });
    await tx.update(CustomerSession, { id: sessionId }, { provenAt: new Date() });
    if (former?.id === id) return { account: former, former: null };
    if (former) await this.takeFrom(former, phone, tx);
    await tx.update(CustomerAccount, { id }, { phoneNumber: phone, provenPhone: phone });
    const account = await tx.findOneByOrFail(CustomerAccount, { id });
    await storeTerms(tx, CustomerSearchTerm, id, customerTermsOf(account));
    await movePerson(tx, phoneNumber, { phone, name: account.fullName });
    await noteEvents(tx, [{ subject: 'customer', id, type: 'changed' }]);
    await this.notify(account, phoneProvenMail, phone, tx);
    return { account, former: former?.email === null ? former : null };
  }

  private async create(phone: string, fullName: string | null, tx: EntityManager): Promise<CustomerAccount> {
    if (fullName === null) throw new NameNeeded();
    const nothing = { email: null, passwordHash: null, externalId: null };
    const account = await insertCustomer(tx, { fullName, phoneNumber: phone, provenPhone: phone, ...nothing });
    await noteEvents(tx, [{ subject: 'customer', id: account.id, type: 'created' }]);
    return account;
  }

  private async takeFrom(former: CustomerAccount, phone: string, tx: EntityManager): Promise<void> {
    await tx.update(CustomerAccount, { id: former.id }, { provenPhone: null });
    await this.notify(former, phoneMovedMail, phone, tx);
  }

  private async notify(
    { id, email }: CustomerAccount,
    mailOf: typeof phoneProvenMail,
    phone: string,
    tx: EntityManager,
  ): Promise<void> {
    if (email === null) return;
    const mail = mailOf(phoneInText(phone), `${this.env.siteUrl}/contact`);
    await addAccountNotice(tx, { about: { subject: 'customer', id }, to: email, ...mail }, this.env);
  }
}

/** The only account that staff created with this number and that nobody could log in to until now, or null. */
async function provenNow(phone: string, tx: EntityManager): Promise<CustomerAccount | null> {
  const unopened = { phoneNumber: phone, email: IsNull(), passwordHash: IsNull(), provenPhone: IsNull() };
  const [account, ...others] = await tx.find(CustomerAccount, { where: unopened, take: 2 });
  if (!account || others.length > 0) return null;
  await tx.update(CustomerAccount, { id: account.id }, { provenPhone: phone });
  account.provenPhone = phone;
  return account;
}
