import { toLatinDigits } from '@afshoreh/persian';

const number = /\d+(?:[.٫/]\d+)?/g;
const range = /تا|[-–—]/;

export type Span = readonly [least: number, most: number];

/**
 * The range of numbers that a technical value allows: «۷۰ ± ۱» is 69 to 71, and «۲۸ تا ۳۰» is 28 to 30. Null without a
 * number.
 */
export function spanOf(text: string | null): Span | null {
  const latin = toLatinDigits(text ?? '');
  const [first, second] = [...latin.matchAll(number)].map(([found]) => Number(found.replace(/[٫/]/, '.')));
  if (first === undefined) return null;
  if (second === undefined) return [first, first];
  if (latin.includes('±')) return [first - second, first + second];
  return range.test(latin) ? [Math.min(first, second), Math.max(first, second)] : [first, first];
}

/** The middle of a span, by which values are ordered. */
export const middleOf = (span: Span | null): number | null => span && (span[0] + span[1]) / 2;
