import { foldForSorting } from '@afshoreh/persian';
import type { ColumnOptions } from 'typeorm';

const longestKey = 200;

/** What a list by name is ordered by: stored, because no database knows the Persian alphabet as the other does. */
export const sortKeyColumn = { type: 'varchar', length: longestKey, default: '' } as const satisfies ColumnOptions;

/** The place of a name in a Persian phone book, as long as its column; see `foldForSorting`. */
export function sortKeyOf(name: string): string {
  return [...foldForSorting(name)].slice(0, longestKey).join('');
}
