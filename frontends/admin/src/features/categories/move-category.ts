import type { Category } from '../../get-categories';

/**
 * The categories whose position changes when the one at `from` goes to `to`, with their new positions (from 1). Counted
 * anew from the order on the screen, so that it also mends positions that are equal or have gaps.
 */
export function moved(categories: readonly Category[], from: number, to: number): Category[] {
  const order = [...categories];
  const [category] = order.splice(from, 1);
  if (!category || to < 0 || to >= categories.length) return [];
  order.splice(to, 0, category);
  return order
    .map((each, at) => ({ ...each, position: at + 1 }))
    .filter(({ id, position }) => categories.find((each) => each.id === id)?.position !== position);
}
