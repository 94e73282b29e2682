import { MOST_COMPARED } from '@afshoreh/contracts';

export interface ComparedItems<Item> {
  /** The items, each once, and at most {@link MOST_COMPARED}. */
  items: Item[];
  /** The address has more items than are shown. */
  tooMany: boolean;
}

/** Parses `?products=1,4,9` or `?lots=AP-1,AP-2`. `read` returns null for an invalid item, which is left out. */
export function comparedItemsOf<Item>(
  search: URLSearchParams,
  name: string,
  read: (text: string) => Item | null,
): ComparedItems<Item> {
  const texts = (search.get(name) ?? '').split(',');
  const items = [...new Set(texts.flatMap((text) => read(text.trim()) ?? []))];
  return { items: items.slice(0, MOST_COMPARED), tooMany: items.length > MOST_COMPARED };
}
