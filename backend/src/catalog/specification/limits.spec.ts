import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { areComparable, limitsOf, overlap, readLimits, type Limits } from './limits.js';
import { blankValue } from './typed-value.js';

const end = fc.option(fc.integer({ min: 0, max: 12 }), { nil: null });
const limits = fc
  .tuple(end, end)
  .filter(([from, to]) => from === null || to === null || from <= to)
  .map(([from, to]): Limits => ({ from, to }));
/** Halves between whole numbers, and numbers below and above all ends. */
const numbers = Array.from({ length: 31 }, (_, at) => at / 2 - 1);
const has = ({ from, to }: Limits, value: number) => !(from !== null && value < from) && !(to !== null && value > to);

describe('ranges', () => {
  it('overlap exactly when some number lies in both', () => {
    fc.assert(
      fc.property(limits, limits, (a, b) => {
        expect(overlap(a, b)).toBe(numbers.some((value) => has(a, value) && has(b, value)));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [{ from: 65, to: 71 }, { from: 71, to: 72 }, true],
    [{ from: 71, to: 72 }, { from: 65, to: 71 }, true],
    [{ from: 65, to: 71 }, { from: 71.01, to: 72 }, false],
    [{ from: null, to: 2 }, { from: 2, to: null }, true],
    [{ from: null, to: 2 }, { from: 2.01, to: null }, false],
    [{ from: null, to: null }, { from: 5, to: 5 }, true],
  ])('%j and %j: %s', (a, b, overlaps) => {
    expect([overlap(a, b), overlap(b, a)]).toEqual([overlaps, overlaps]);
  });

  it.each([
    [
      { minimum: 69, maximum: 71, target: 70 },
      { from: 69, to: 71 },
    ],
    [
      { minimum: null, maximum: 2, target: null },
      { from: null, to: 2 },
    ],
    [
      { minimum: 60, maximum: null, target: 65 },
      { from: 60, to: null },
    ],
    [
      { minimum: null, maximum: null, target: 1.6 },
      { from: 1.6, to: 1.6 },
    ],
    [{ minimum: null, maximum: null, target: null }, null],
  ])('of the value %j is %j', (value, expected) => expect(limitsOf(value)).toEqual(expected));
});

describe('terms', () => {
  const terms = { ...blankValue, basisBrix: 11.2, acid: 'malic', endPoint: 8.1 } as const;
  it('are comparable when basis, acid and end point are the same', () => {
    expect(areComparable(terms, { ...terms })).toBe(true);
    expect(areComparable(terms, { ...terms, basisBrix: null })).toBe(false);
    expect(areComparable(terms, { ...terms, basisBrix: 11.5 })).toBe(false);
    expect(areComparable(terms, { ...terms, acid: 'citric' })).toBe(false);
    expect(areComparable(terms, { ...terms, acid: null })).toBe(false);
    expect(areComparable(terms, { ...terms, endPoint: 8.2 })).toBe(false);
  });
});

describe('asked limits', () => {
  it.each([
    ['65..71', { from: 65, to: 71 }],
    ['..2', { from: null, to: 2 }],
    ['60..', { from: 60, to: null }],
    ['۶۵..۷۱', { from: 65, to: 71 }],
    ['٦٥..٧١', { from: 65, to: 71 }],
    ['12.5..13', { from: 12.5, to: 13 }],
    ['۱۲٫۵..۱۲/۷', { from: 12.5, to: 12.7 }],
    ['70..70', { from: 70, to: 70 }],
    [' 65 .. 71 ', { from: 65, to: 71 }],
    ['..2 g/100 g malic', { from: null, to: 2, unit: 'g/100 g', acid: 'malic' }],
    ['..2 citric', { from: null, to: 2, acid: 'citric' }],
    ['..10 mg/kg', { from: null, to: 10, unit: 'mg/kg' }],
    ['40.. @11.2', { from: 40, to: null, basisBrix: 11.2 }],
    ['40..50 %@11.2', { from: 40, to: 50, unit: '%', basisBrix: 11.2 }],
  ])('«%s» is %j', (text, expected) => expect(readLimits(text)).toEqual(expected));

  it.each(['', '..', '65', '71..65', 'a..b', '65...71', '-1..2', '1e3..2e3', '65..71..72', '@11'])(
    'refuses «%s»',
    (text) => expect(readLimits(text)).toBeNull(),
  );

  it('are read back as they were written', () => {
    const whole = fc.integer({ min: 0, max: 1_000_000_000 }).map((value) => value / 1000);
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        const [from, to] = a <= b ? [a, b] : [b, a];
        expect(readLimits(`${from}..${to}`)).toEqual({ from, to });
      }),
    );
  });
});
