import { toLatinDigits } from './digits.js';

/** A product's code in the books of a company: at most 64 of these characters, which addresses and file names can hold. */
export const skuPattern = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
export const LONGEST_SKU = 64;

/** SKUs that differ only in case or in the kind of their digits are the same; this is how they are stored. */
export function skuOf(typed: string): string {
  return toLatinDigits(typed.trim()).toUpperCase();
}
