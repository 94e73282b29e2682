import type { ComparisonSelection } from '@afshoreh/contracts';

/**
 * The props of the link that removes an item from the comparison: from the address and from this browser's selection.
 */
export function removalLinkOf<Item>(
  chosen: ComparisonSelection<Item>,
  items: readonly Item[],
  removed: Item,
  pathOf: (items: readonly Item[]) => string,
): { to: string; onClick: () => void } {
  const others = (all: readonly Item[]) => all.filter((each) => each !== removed);
  return { to: pathOf(others(items)), onClick: () => chosen.update(others) };
}
