import { useState } from 'react';
import type { CompanyValues } from '@afshoreh/ui/company';
import { api, dataOf, newIdempotencyKey, type Schemas } from '@afshoreh/api-client';

export type PlacedOrder = Schemas['PlacedOrderDto'];
type Order = Required<
  Pick<Schemas['DialogOrderDto'], 'productId' | 'productName' | 'customerName' | 'phone' | 'quantity'>
> &
  Partial<CompanyValues>;

/** Places the order of the dialog. Sending it again with the same `idempotencyKey` makes no second order. */
export function placeOrder(order: Order, idempotencyKey: string): Promise<PlacedOrder> {
  return api.POST('/orders', { body: order, params: { header: { 'Idempotency-Key': idempotencyKey } } }).then(dataOf);
}

/**
 * Returns a function that gives an order its idempotency key while the form is open. The same order keeps its key, so that a
 * retry after a lost response makes no second order. A corrected order gets another key, because the server would refuse the
 * old one with a 422.
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
