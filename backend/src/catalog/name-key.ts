import { foldForSearch } from '@afshoreh/persian';

const longestKey = 600;

/** The one key of all ways to type a name (D3), as long as its column. */
export function nameKeyOf(name: string): string {
  return foldForSearch(name).slice(0, longestKey);
}
