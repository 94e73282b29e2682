import { searchTermsOf, termsOfPhone, termsOfText } from '../common/search/index.js';
import { CustomerAccount } from './customer.entity.js';

export const CustomerSearchTerm = searchTermsOf('customer_search_term', 'customerId', () => CustomerAccount);

type Customer = Pick<CustomerAccount, 'fullName' | 'email' | 'phoneNumber'>;

/** @param phoneNumber in the stored form of phones */
export function customerTermsOf({ fullName, email, phoneNumber }: Customer): string[] {
  return [...new Set([...termsOfText(fullName, email), ...termsOfPhone(phoneNumber)])];
}
