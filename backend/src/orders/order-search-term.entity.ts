import { searchTermsOf, termsOfCode, termsOfPhone, termsOfText } from '../common/search/index.js';
import { Order } from './order.entity.js';

/** What finds an order beside its number: the name, the phone, the tracking code. */
export const OrderSearchTerm = searchTermsOf('order_search_term', 'orderId', () => Order);

export function orderTermsOf({ name, phone, trackingCode }: Pick<Order, 'name' | 'phone' | 'trackingCode'>): string[] {
  return [...new Set([...termsOfText(name), ...termsOfPhone(phone), ...termsOfCode(trackingCode)])];
}
