import { foldForSearch } from '@afshoreh/persian';

const longestKey = 600;

/** One key for all ways to type a name, cut to the length of its column. */
export function nameKeyOf(name: string): string {
  return foldForSearch(name).slice(0, longestKey);
}
