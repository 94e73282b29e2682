import { searchTermsOf, termsOfPhone, termsOfText } from '../common/search/index.js';
import { Seller } from './seller.entity.js';

export const SellerSearchTerm = searchTermsOf('seller_search_term', 'sellerId', () => Seller);

type Searched = Pick<Seller, 'companyName' | 'ownerFullName' | 'email' | 'phoneNumber'>;

export function sellerTermsOf({ companyName, ownerFullName, email, phoneNumber }: Searched): string[] {
  return [...new Set([...termsOfText(companyName, ownerFullName, email), ...termsOfPhone(phoneNumber)])];
}
