import type { CompanyValues } from '@afshoreh/ui/company';
import { api, dataOf, type Schemas } from '@afshoreh/api-client';

export type PlacedOrder = Schemas['PlacedOrder'];
type Order = Required<
  Pick<Schemas['DialogOrder'], 'productId' | 'productName' | 'customerName' | 'phone' | 'quantity'>
> &
  Partial<CompanyValues>;

/** Places the order of the dialog. Sending it again with the same `idempotencyKey` makes no second order. */
export function placeOrder(order: Order, idempotencyKey: string): Promise<PlacedOrder> {
  return api.POST('/orders', { body: order, params: { header: { 'Idempotency-Key': idempotencyKey } } }).then(dataOf);
}
