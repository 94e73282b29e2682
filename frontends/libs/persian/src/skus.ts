import { toLatinDigits } from './digits.js';

/**
 * A product's code in the bookkeeping of a company: at most 64 of these characters, all of which are allowed in
 * addresses and file names.
 */
export const skuPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
export const LONGEST_SKU = 64;

/** Returns the stored form of an SKU. SKUs that differ only in case or in the script of their digits are the same. */
export function skuOf(typed: string): string {
  return toLatinDigits(typed.trim()).toUpperCase();
}
