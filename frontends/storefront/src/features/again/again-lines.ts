import { cart, type NewCartItem } from '@afshoreh/contracts';
import type { Schemas } from '@afshoreh/api-client';

export type Opened = Schemas['OpenedReminder'];

/** A line of an earlier order with today's product and price. */
export interface LineToday {
  line: Opened['items'][number];
  /** Null when the product is no longer sold. */
  item: NewCartItem | null;
  /** Toman per ton as shown on the site; null without an indicative price. */
  price: string | null;
}

/**
 * Adds the lines that are still sold to the cart. A link may be opened twice, so a quantity that is already in the cart
 * is not added again.
 */
export function fillCart(lines: readonly LineToday[]): void {
  for (const { line, item } of lines) {
    if (!item) continue;
    const missing = line.quantity - (cart.items().find(({ id }) => id === item.id)?.quantity ?? 0);
    if (missing > 0) cart.add(item, missing);
  }
}
