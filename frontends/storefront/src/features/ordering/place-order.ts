import { useState } from 'react';
import { api, dataOf, newIdempotencyKey, type Schemas } from '@afshoreh/api-client';

export type PlacedOrder = Schemas['PlacedOrderDto'];
type Order = Required<
  Pick<Schemas['DialogOrderDto'], 'productId' | 'productName' | 'customerName' | 'phone' | 'quantity'>
>;

/** Sends the dialog's order; the same `idempotencyKey` never makes a second one. */
export function placeOrder(order: Order, idempotencyKey: string): Promise<PlacedOrder> {
  return api.POST('/orders', { body: order, params: { header: { 'Idempotency-Key': idempotencyKey } } }).then(dataOf);
}

/**
 * The key of one opened form. A retry of the same order keeps its key, so that a lost answer makes no second order;
 * a corrected order is another one and the server would refuse the old key with a 422.
 */
export function useIdempotencyKey(): (order: Order) => string {
  const [keys] = useState(() => new Map<string, string>());
  return (order) => {
    const content = JSON.stringify(order);
    const key = keys.get(content) ?? newIdempotencyKey();
    keys.set(content, key);
    return key;
  };
}
