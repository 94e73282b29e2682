import { cart, type NewCartItem } from '@afshoreh/contracts';
import type { Schemas } from '@afshoreh/api-client';

export type Opened = Schemas['OpenedReminder'];

/** A line of an earlier order with what the catalogue says today. */
export interface LineToday {
  line: Opened['items'][number];
  /** Null once the product is no longer offered. */
  item: NewCartItem | null;
  /** Toman per ton, as it is shown; null without an indicative price. */
  price: string | null;
}

/**
 * Puts the lines that are still offered into the cart. A link may be opened twice, so a quantity that the cart has already is not
 * added again.
 */
export function fillCart(lines: readonly LineToday[]): void {
  for (const { line, item } of lines) {
    if (!item) continue;
    const missing = line.quantity - (cart.items().find(({ id }) => id === item.id)?.quantity ?? 0);
    if (missing > 0) cart.add(item, missing);
  }
}
