import { toLatinDigits, toPersianDigits } from '@afshoreh/persian';

const LARGEST = 1_000_000_000;

/**
 * The number that staff typed in any digits, with «٫», a point or a slash before its decimals: «۱۲٫۵», «۱۲/۵» and 12.5 are
 * the same. Null for an empty text, undefined for a text that is no number from 0 to 1,000,000,000 with so many decimals.
 */
export function parseMeasured(text: string, decimals = 6): number | null | undefined {
  const typed = toLatinDigits(text).trim();
  if (typed === '') return null;
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:[.٫/](\d+))?$/.exec(typed) ?? [];
  if (whole === '' || fraction.length > decimals) return undefined;
  const value = Number(`${whole}.${fraction || '0'}`);
  return value <= LARGEST ? value : undefined;
}

/**
 * Formats a number with Persian digits but without thousands separators, so that the form can parse it again; empty for
 * null.
 */
export const measuredText = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : toPersianDigits(String(value)).replace('.', '٫');
