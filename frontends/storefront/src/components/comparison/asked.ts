import { MOST_COMPARED } from '@afshoreh/contracts';

export interface Asked<Item> {
  /** Each once, {@link MOST_COMPARED} at most. */
  items: Item[];
  /** The address names more than are shown. */
  tooMany: boolean;
}

/** Reads `?products=1,4,9` or `?lots=AP-1,AP-2`. `read` returns null for what cannot be meant, which is left out. */
export function askedOf<Item>(search: URLSearchParams, name: string, read: (text: string) => Item | null): Asked<Item> {
  const texts = (search.get(name) ?? '').split(',');
  const items = [...new Set(texts.flatMap((text) => read(text.trim()) ?? []))];
  return { items: items.slice(0, MOST_COMPARED), tooMany: items.length > MOST_COMPARED };
}
