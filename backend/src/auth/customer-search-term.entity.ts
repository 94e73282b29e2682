import { searchTermsOf, termsOfPhone, termsOfText } from '../common/search/index.js';
import { CustomerAccount } from './customer.entity.js';

/** What finds a customer: name, e-mail and phone. */
export const CustomerSearchTerm = searchTermsOf('customer_search_term', 'customerId', () => CustomerAccount);

type Customer = Pick<CustomerAccount, 'fullName' | 'email' | 'phoneNumber'>;

/** @param phoneNumber stored form */
export function customerTermsOf({ fullName, email, phoneNumber }: Customer): string[] {
  return [...new Set([...termsOfText(fullName, email), ...termsOfPhone(phoneNumber)])];
}
