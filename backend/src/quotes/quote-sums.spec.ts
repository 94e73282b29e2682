import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NotConvertible, sumInWords, sumsOf, SumTooLarge, type PricedLine, type PricedQuote } from './quote-sums.js';

const aLine: PricedLine = {
  quantity: 2750,
  amount: 166_000_000,
  unit: 'toman',
  per: 'ton',
  discountPercent: 0,
  discountFrom: null,
  taxed: true,
};
const aQuote = (...lines: Partial<PricedLine>[]): PricedQuote => ({
  currency: 'rial',
  rate: null,
  taxPercent: 1000,
  lines: lines.map((line) => ({ ...aLine, ...line })),
});

describe('the sums of a quote', () => {
  it('counts a price in toman for a ton in rials', () => {
    expect(sumsOf(aQuote({}))).toMatchObject({
      gross: 4_565_000_000,
      discount: 0,
      tax: 456_500_000,
      sum: 5_021_500_000,
    });
  });

  it('counts a price in dollars at the rate, in rials', () => {
    const dollars = { amount: 2_000_00, unit: 'cent', quantity: 1500 } as const;
    expect(sumsOf({ ...aQuote(dollars), rate: 830_005 })).toMatchObject({ gross: 2_490_015_000, tax: 249_001_500 });
  });

  it('keeps a quote in dollars in cents', () => {
    const line = { amount: 199_99, unit: 'cent', per: 'ton', quantity: 333, taxed: false } as const;
    expect(sumsOf({ ...aQuote(line), currency: 'cent' })).toMatchObject({ gross: 6660, tax: 0, sum: 6660 });
  });

  it('subtracts the discount before tax', () => {
    expect(sumsOf(aQuote({ quantity: 10, per: 'kilogram', amount: 1000, discountPercent: 250 }))).toMatchObject({
      gross: 100_000,
      discount: 2500,
      tax: 9750,
      sum: 107_250,
    });
  });

  it.each([
    [4999, 0],
    [5000, 150_000],
  ])('gives %i kilograms a discount of %i when it holds from five tons on', (quantity, discount) => {
    const line = {
      quantity,
      unit: 'rial',
      amount: 1000,
      per: 'kilogram',
      discountPercent: 300,
      discountFrom: 5000,
    } as const;
    expect(sumsOf(aQuote(line)).discount).toBe(discount);
  });

  it('takes no tax for a line without tax', () => {
    const { lines, tax } = sumsOf(aQuote({ taxed: false }, {}));
    expect([lines[0]?.tax, lines[1]?.tax, tax]).toEqual([0, 456_500_000, 456_500_000]);
  });

  it('rounds half a rial up', () => {
    const half = { quantity: 1, unit: 'rial', amount: 500, per: 'ton', taxed: false } as const;
    expect(sumsOf(aQuote(half, { ...half, amount: 499 })).lines.map(({ gross }) => gross)).toEqual([1, 0]);
  });

  it.each([
    ['rial', 'cent'],
    ['cent', 'rial'],
    ['cent', 'toman'],
  ] as const)('refuses, in a quote of %s, a price in %s without a rate', (currency, unit) => {
    expect(() => sumsOf({ ...aQuote({ unit }), currency })).toThrow(NotConvertible);
  });

  it('refuses sums that numbers cannot hold exactly', () => {
    const line = { quantity: 1_000_000, amount: 100_000_000_000, per: 'kilogram' } as const;
    expect(() => sumsOf(aQuote(line))).toThrow(SumTooLarge);
  });

  const lines = fc.record<PricedLine>({
    quantity: fc.integer({ min: 1, max: 1_000_000 }),
    amount: fc.integer({ min: 1, max: 20_000 }),
    unit: fc.constantFrom('toman', 'rial', 'cent'),
    per: fc.constantFrom('kilogram', 'ton'),
    discountPercent: fc.integer({ min: 0, max: 10_000 }),
    discountFrom: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    taxed: fc.boolean(),
  });
  const quotes = fc.record({
    currency: fc.constant('rial' as const),
    rate: fc.integer({ min: 1, max: 2_000_000 }),
    taxPercent: fc.integer({ min: 0, max: 10_000 }),
    lines: fc.array(lines, { minLength: 1, maxLength: 8 }),
  });

  it('adds up: every total is the sum of its lines, and all are whole and not negative', () => {
    fc.assert(
      fc.property(quotes, (quote) => {
        const sums = sumsOf(quote);
        for (const name of ['gross', 'discount', 'tax', 'sum'] as const) {
          expect(sums[name]).toBe(sums.lines.reduce((total, line) => total + line[name], 0));
        }
        for (const { gross, discount, tax, sum } of sums.lines) {
          expect(sum).toBe(gross - discount + tax);
          expect(discount).toBeLessThanOrEqual(gross);
          expect([gross, discount, tax].every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        }
      }),
    );
  });

  it('is the same in toman and in ten times as many rials, and for a ton and a thousandth of it for a kilogram', () => {
    fc.assert(
      fc.property(lines, fc.integer({ min: 1, max: 100_000 }), (line, amount) => {
        const toman = aQuote({ ...line, amount, unit: 'toman', per: 'kilogram' });
        const rial = aQuote({ ...line, amount: amount * 10, unit: 'rial', per: 'kilogram' });
        const ton = aQuote({ ...line, amount: amount * 1000, unit: 'toman', per: 'ton' });
        expect(sumsOf(rial)).toEqual(sumsOf(toman));
        expect(sumsOf(ton)).toEqual(sumsOf(toman));
      }),
    );
  });

  it('never falls when a price rises', () => {
    fc.assert(
      fc.property(quotes, (quote) => {
        const dearer = { ...quote, lines: quote.lines.map((line) => ({ ...line, amount: line.amount + 1 })) };
        expect(sumsOf(dearer).sum).toBeGreaterThanOrEqual(sumsOf(quote).sum);
      }),
    );
  });
});

it.each([
  [5_021_500_000, 'rial', 'پنج میلیارد و بیست و یک میلیون و پانصد هزار ریال'],
  [0, 'rial', 'صفر ریال'],
  [6660, 'cent', 'شصت و شش دلار و شصت سنت آمریکا'],
  [200_000, 'cent', 'دو هزار دلار آمریکا'],
  [7, 'cent', 'هفت سنت آمریکا'],
  [0, 'cent', 'صفر دلار آمریکا'],
] as const)('writes %i %s in words', (sum, currency, words) => {
  expect(sumInWords(sum, currency)).toBe(words);
});
