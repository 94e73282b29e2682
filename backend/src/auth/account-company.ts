import type { EntityManager } from 'typeorm';
import { companyOf, type Company } from './company.dto.js';
import { CustomerAccount } from './customer.entity.js';

/**
 * Keeps the company of an order as that of the account, for the next order. An order without a company changes nothing, and
 * a place of delivery alone does not replace the company.
 */
export async function rememberCompany(tx: EntityManager, customerId: number, ordered: Company): Promise<void> {
  const { companyName, nationalId, economicCode, deliveryPlace } = ordered;
  if (companyName ?? nationalId ?? economicCode)
    await tx.update(CustomerAccount, { id: customerId }, companyOf(ordered));
  else if (deliveryPlace) await tx.update(CustomerAccount, { id: customerId }, { deliveryPlace });
}
