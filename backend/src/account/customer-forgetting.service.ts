import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { AccountService, CustomerAccount, ListedCustomerDto, type Admin } from '../auth/index.js';
import { ContactsService } from '../contacts/index.js';
import { recordChange } from '../operations/audit/index.js';
import { AccountOrdersService } from '../orders/index.js';
import { releasePhone, type RecordOwners } from '../people/index.js';
import { QuotesForgetting } from '../quotes/index.js';
import { AccountSamplesService } from '../samples/index.js';

/** Removes the personal data of customers from everything that they did, with and without an account. */
@Injectable()
export class CustomerForgetting {
  constructor(
    private readonly account: AccountService,
    private readonly orders: AccountOrdersService,
    private readonly quotes: QuotesForgetting,
    private readonly samples: AccountSamplesService,
    private readonly contacts: ContactsService,
  ) {}

  /** Quotes, samples and orders stay without a word about the person. Call it before the accounts are deleted. */
  async forgetRecords(owners: RecordOwners, tx: EntityManager): Promise<void> {
    await this.quotes.forget(owners, tx);
    await this.samples.forget(owners, tx);
    await this.orders.forget(owners, tx);
  }

  /** Deletes an account and forgets its records. */
  async forgetAccount(account: CustomerAccount, admin: Admin, tx: EntityManager): Promise<void> {
    await this.forgetRecords({ customerIds: [account.id], phones: [] }, tx);
    await recordChange(tx, admin, { action: 'deleteCustomer', before: ListedCustomerDto.of(account) });
    await this.account.remove(account.id, tx, true);
  }

  /** Forgets everybody with these phones: accounts, orders, quotes, samples, messages, and what staff wrote about them. */
  async forgetPhones(phones: readonly string[], admin: Admin, tx: EntityManager): Promise<void> {
    const accounts = await tx.find(CustomerAccount, { where: { phoneNumber: In(phones) }, order: { id: 'ASC' } });
    for (const account of accounts) await this.forgetAccount(account, admin, tx);
    await this.forgetRecords({ customerIds: [], phones }, tx);
    await this.contacts.removeFrom(phones, admin, tx);
    for (const phone of phones) await releasePhone(tx, phone, true);
  }
}
