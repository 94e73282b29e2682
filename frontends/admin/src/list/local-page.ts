import { foldForSearch } from '@afshoreh/persian';
import type { useListSearch } from './use-list-search';

interface LocalList<Item> {
  search: Pick<ReturnType<typeof useListSearch>, 'q' | 'page' | 'size'>;
  /** The searched texts of an item. Each word must occur in them, with the same folding of letters as in the API. */
  textsOf: (item: Item) => readonly (string | null)[];
  /** Without it the order of the API is kept. */
  compare?: ((a: Item, b: Item) => number) | undefined;
}

/** Returns one page of a short list that the API returns without pages, and the search results of all pages. */
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

/** Returns a comparator that sorts by the Persian alphabet. */
export const byText =
  <Item>(textOf: (item: Item) => string) =>
  (a: Item, b: Item): number =>
    textOf(a).localeCompare(textOf(b), 'fa');
