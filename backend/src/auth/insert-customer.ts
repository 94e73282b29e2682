import type { EntityManager } from 'typeorm';
import { sortKeyOf, storeTerms } from '../common/search/index.js';
import { upsertPerson } from '../people/index.js';
import { CustomerAccount, CustomerSearchTerm, customerTermsOf } from './customer.entity.js';

type NewCustomer = Pick<
  CustomerAccount,
  'fullName' | 'email' | 'phoneNumber' | 'provenPhone' | 'passwordHash' | 'externalId'
>;

/** Stores a new account, so that searches find it. The caller records what happened. */
export async function insertCustomer(tx: EntityManager, customer: NewCustomer): Promise<CustomerAccount> {
  const row = { ...customer, sortKey: sortKeyOf(customer.fullName), createdAt: new Date() };
  const account = await tx.save(tx.create(CustomerAccount, row));
  await storeTerms(tx, CustomerSearchTerm, account.id, customerTermsOf(account));
  await upsertPerson(tx, { phone: account.phoneNumber, name: account.fullName });
  return account;
}
