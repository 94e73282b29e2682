import { searchTermsOf, termsOfCode, termsOfPhone, termsOfText } from '../common/search/index.js';
import { Order } from './order.entity.js';

/** The search terms of an order: name, phone and tracking code. The order's number is not stored here. */
export const OrderSearchTerm = searchTermsOf('order_search_term', 'orderId', () => Order);

export function orderTermsOf({ name, phone, trackingCode }: Pick<Order, 'name' | 'phone' | 'trackingCode'>): string[] {
  return [...new Set([...termsOfText(name), ...termsOfPhone(phone), ...termsOfCode(trackingCode)])];
}
