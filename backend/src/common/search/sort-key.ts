import { foldForSorting } from '@afshoreh/persian';
import type { ColumnOptions } from 'typeorm';

const longestKey = 200;

/**
 * The column by which lists sort names. The key is stored, because databases differ in how they sort Persian letters.
 */
export const sortKeyColumn = { type: 'varchar', length: longestKey, default: '' } as const satisfies ColumnOptions;

/** The key that sorts a name as in a Persian phone book, cut to the length of its column; see `foldForSorting`. */
export function sortKeyOf(name: string): string {
  return [...foldForSorting(name)].slice(0, longestKey).join('');
}
