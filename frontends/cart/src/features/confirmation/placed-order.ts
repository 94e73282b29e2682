import type { Schemas } from '@afshoreh/api-client';

export type PlacedOrder = Schemas['PlacedOrder'];

/**
 * The order that the checkout stored in this page's history entry. It survives a reload; it is null when the page was opened by
 * its address.
 */
export function placedOrderOf(state: unknown): PlacedOrder | null {
  const order = (state as { order?: Partial<PlacedOrder> } | null)?.order;
  return typeof order?.trackingCode === 'string' && Array.isArray(order.items) ? (order as PlacedOrder) : null;
}
