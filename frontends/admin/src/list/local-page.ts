import { foldForSearch } from '@afshoreh/persian';
import type { useListSearch } from './use-list-search';

interface LocalList<Item> {
  search: Pick<ReturnType<typeof useListSearch>, 'q' | 'page' | 'size'>;
  /** Where every word of the search must be, however typed, as the API looks for it in the file of the list. */
  textsOf: (item: Item) => readonly (string | null)[];
  /** Left out: in the order of the API. */
  compare?: ((a: Item, b: Item) => number) | undefined;
}

/** One page of a short list that the API answers as a whole, and what the search finds of it on all pages. */
export function localPage<Item>(all: readonly Item[], { search, textsOf, compare }: LocalList<Item>) {
  const words = search.q
    .split(/\s+/)
    .map(foldForSearch)
    .filter((word) => word !== '');
  const isFound = (item: Item) => {
    const key = textsOf(item)
      .map((text) => foldForSearch(text ?? ''))
      .join('\n');
    return words.every((word) => key.includes(word));
  };
  const found = all.filter(isFound);
  const sorted = compare ? found.toSorted(compare) : found;
  const start = (search.page - 1) * search.size;
  return { items: sorted.slice(start, start + search.size), total: found.length, found: sorted };
}

/** By the Persian alphabet. */
export const byText =
  <Item>(textOf: (item: Item) => string) =>
  (a: Item, b: Item): number =>
    textOf(a).localeCompare(textOf(b), 'fa');
