import { api, dataOf, type Schemas } from '@afshoreh/api-client';

export type PlacedOrder = Schemas['PlacedOrderDto'];
type Order = Required<Pick<Schemas['PlaceOrderDto'], 'productId' | 'productName' | 'customerName' | 'phone' | 'quantity'>>;

/** Sends the dialog's order; the same `idempotencyKey` never makes a second one (D7). */
export function placeOrder(order: Order, idempotencyKey: string): Promise<PlacedOrder> {
  return api
    .POST('/orders', { body: order, params: { header: { 'Idempotency-Key': idempotencyKey } } })
    .then(dataOf);
}
