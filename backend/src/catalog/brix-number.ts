import { toLatinDigits } from '@afshoreh/persian';

const number = /\d+(?:[.٫/]\d+)?/g;
const range = /تا|[-–—]/;

/** The Brix of a text as the trade writes it, in degrees: «۷۰ ± ۱» is 70, «۲۸ تا ۳۰» lies at 29. Null without a number. */
export function brixNumberOf(text: string | null): number | null {
  const latin = toLatinDigits(text ?? '');
  const [first, second] = [...latin.matchAll(number)].map(([found]) => Number(found.replace(/[٫/]/, '.')));
  if (first === undefined) return null;
  return second !== undefined && range.test(latin) ? (first + second) / 2 : first;
}
