import { toLatinDigits } from '@afshoreh/persian';
import type { Terms } from '../parameters/family.entity.js';
import { acids, type Acid } from '../parameters/parameter-kinds.js';
import type { TypedValue } from './typed-value.js';

/** The numbers from one end to the other, both included; null is an open end. */
export interface Limits {
  from: number | null;
  to: number | null;
}

/** The range of a value; null for a text. A target without ends is a range of one number. */
export function limitsOf({
  minimum,
  maximum,
  target,
}: Pick<TypedValue, 'minimum' | 'maximum' | 'target'>): Limits | null {
  if (minimum === null && maximum === null) return target === null ? null : { from: target, to: target };
  return { from: minimum, to: maximum };
}

/** Whether two ranges have a number in common. */
export function overlap(a: Limits, b: Limits): boolean {
  return startsWithin(a, b) && startsWithin(b, a);
}

function startsWithin({ from }: Limits, { to }: Limits): boolean {
  return from === null || to === null || from <= to;
}

/** Whether numbers in these terms may be compared: the same basis, the same acid and the same end point. */
export function areComparable(a: Terms, b: Terms): boolean {
  return a.basisBrix === b.basisBrix && a.acid === b.acid && a.endPoint === b.endPoint;
}

/** Limits in a query. Where terms are undefined, the terms of the product's family are used. */
export interface AskedLimits extends Limits {
  unit?: string;
  acid?: Acid;
  basisBrix?: number;
}

const number = /\d{1,10}(?:[.٫/]\d{1,6})?/.source;
const pattern = new RegExp(
  String.raw`^\s*(${number})?\s*\.\.\s*(${number})?(?:\s+(.*?))?(?:\s*@(${number}))?\s*$`,
  'u',
);

/**
 * Reads `65..71`, `..2`, `60..`, optionally followed by a unit, an acid or a basis: `..2 g/100 g malic`, `40.. @11.2`.
 * Null for any other text, and for a range whose first end is greater than the second.
 */
export function readLimits(text: string): AskedLimits | null {
  const [match, from, to, words = '', basis] = pattern.exec(toLatinDigits(text)) ?? [];
  if (match === undefined || (from === undefined && to === undefined)) return null;
  const limits = { from: numberOf(from), to: numberOf(to) };
  if (limits.from !== null && limits.to !== null && limits.from > limits.to) return null;
  const acid = acids.find((each) => words === each || words.endsWith(` ${each}`));
  const unit = (acid ? words.slice(0, -acid.length) : words).trim();
  return {
    ...limits,
    ...(unit !== '' && { unit }),
    ...(acid && { acid }),
    ...(basis !== undefined && { basisBrix: numberOf(basis)! }),
  };
}

const numberOf = (digits: string | undefined): number | null =>
  digits === undefined ? null : Number(digits.replace(/[٫/]/, '.'));
