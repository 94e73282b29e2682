import type { Chosen } from '@afshoreh/contracts';

/** The link that takes one of the compared things out of the address and of what the browser has chosen. */
export function withoutIt<Item>(
  chosen: Chosen<Item>,
  items: readonly Item[],
  removed: Item,
  pathOf: (items: readonly Item[]) => string,
): { to: string; onClick: () => void } {
  const others = (all: readonly Item[]) => all.filter((each) => each !== removed);
  return { to: pathOf(others(items)), onClick: () => chosen.update(others) };
}
