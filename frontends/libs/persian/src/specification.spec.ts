import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { inUnit, parseResult, unitsLike, type StatedValue } from './analyses.js';
import {
  matchOfLot,
  matchOfProduct,
  mergedSpecification,
  mostOfSpecification,
  specificationOf,
  withFamily,
  withLimit,
  type BuyerLimit,
  type BuyerSpecification,
} from './specification.js';

const terms = { unit: 'mg/kg', basisBrix: null, acid: null, endPoint: null };
function wanted(min: number | null, max: number | null, more: Partial<BuyerLimit> = {}): BuyerLimit {
  return { parameter: 'hmf', min, max, absent: false, ...terms, ...more };
}
function stated(min: number | null, max: number | null, more: Partial<StatedValue & { parameter: string }> = {}) {
  return { parameter: 'hmf', min, max, target: null, text: null, ...terms, ...more };
}
const measured = (typed: string, more: Partial<typeof terms> = {}) => ({
  parameter: 'hmf',
  ...terms,
  ...parseResult(typed)!,
  ...more,
});
const onlyOf = ({ verdict, each }: ReturnType<typeof matchOfProduct>) => [verdict, each[0]?.reason];

describe('a product and the limits of a buyer', () => {
  // Worked out by hand: what the product allows is within the limit as a whole, in part, or not at all.
  it.each([
    [65, 71, 65, 71, 'pass', null],
    [66, 70, 65, 71, 'pass', null],
    [64.9, 71, 65, 71, 'not_comparable', 'uncertain'],
    [65, 71.1, 65, 71, 'not_comparable', 'uncertain'],
    [60, 80, 65, 71, 'not_comparable', 'uncertain'],
    [60, 65, 65, 71, 'not_comparable', 'uncertain'],
    [71, 72, 65, 71, 'not_comparable', 'uncertain'],
    [60, 64, 65, 71, 'fail', 'below'],
    [60, 64.999, 65, 71, 'fail', 'below'],
    [71.001, 75, 65, 71, 'fail', 'above'],
    [null, 2, null, 2, 'pass', null],
    [null, 1.9, null, 2, 'pass', null],
    [null, 2.1, null, 2, 'not_comparable', 'uncertain'],
    [null, 2, 1, null, 'not_comparable', 'uncertain'],
    [null, 1, 1, null, 'not_comparable', 'uncertain'],
    [null, 0.9, 1, null, 'fail', 'below'],
    [null, 2, 0, 2, 'pass', null],
    [60, null, 60, null, 'pass', null],
    [60, null, 61, null, 'not_comparable', 'uncertain'],
    [60, null, 60, 70, 'not_comparable', 'uncertain'],
    [60, null, null, 60, 'not_comparable', 'uncertain'],
    [60, null, null, 59.9, 'fail', 'above'],
    [0, 5, 0, 5, 'pass', null],
  ] as const)('%p to %p, wanted %p to %p: %s, %p', (min, max, from, to, verdict, reason) => {
    expect(onlyOf(matchOfProduct([wanted(from, to)], [stated(min, max)]))).toEqual([verdict, reason]);
  });

  it.each([
    [65, 65, 71, 'pass', null],
    [71, 65, 71, 'pass', null],
    [71.01, 65, 71, 'fail', 'above'],
    [64.99, 65, 71, 'fail', 'below'],
  ] as const)('of a single number %p, wanted %p to %p: %s, %p', (target, from, to, verdict, reason) => {
    expect(onlyOf(matchOfProduct([wanted(from, to)], [stated(null, null, { target })]))).toEqual([verdict, reason]);
  });

  it('ignores the target where the ends are stated', () => {
    expect(onlyOf(matchOfProduct([wanted(65, 71)], [stated(60, 80, { target: 70 })]))[0]).toBe('not_comparable');
  });

  it.each([
    ['ندارد', null, 'pass', null],
    ['منفی', null, 'pass', null],
    ['بدون افزودنی', null, 'pass', null],
    ['طبیعی', null, 'not_comparable', 'text'],
    [null, 5, 'not_comparable', 'uncertain'],
  ] as const)('that must have nothing, of «%s» or up to %p: %s, %p', (text, max, verdict, reason) => {
    const limit = wanted(null, null, { absent: true });
    expect(onlyOf(matchOfProduct([limit], [stated(null, max, { text })]))).toEqual([verdict, reason]);
  });

  it('fails with more than nothing where nothing is wanted', () => {
    const limit = wanted(null, null, { absent: true });
    expect(onlyOf(matchOfProduct([limit], [stated(0.1, 1)]))).toEqual(['fail', 'above']);
    expect(onlyOf(matchOfProduct([wanted(1, null)], [stated(null, null, { text: 'ندارد' })]))).toEqual([
      'fail',
      'below',
    ]);
  });

  it('does not compare other bases, acids and end points, and never passes without a value', () => {
    const limit = wanted(null, 50, { basisBrix: 11.2, acid: 'malic', endPoint: 8.1 });
    const same = { basisBrix: 11.2, acid: 'malic', endPoint: 8.1 };
    expect(onlyOf(matchOfProduct([limit], [stated(null, 40, same)]))).toEqual(['pass', null]);
    for (const other of [
      { basisBrix: null },
      { basisBrix: 11.5 },
      { acid: 'citric' },
      { acid: null },
      { endPoint: 8.2 },
    ])
      expect(onlyOf(matchOfProduct([limit], [stated(null, 40, { ...same, ...other })]))).toEqual([
        'not_comparable',
        'terms',
      ]);
    expect(onlyOf(matchOfProduct([limit], []))).toEqual(['not_comparable', 'missing']);
    expect(onlyOf(matchOfProduct([limit], [stated(null, 40, { ...same, parameter: 'lead' })]))).toEqual([
      'not_comparable',
      'missing',
    ]);
    expect(onlyOf(matchOfProduct([wanted(null, 50)], [stated(null, null)]))).toEqual(['not_comparable', 'text']);
  });

  it.each([
    [null, 50, 'µg/kg', 0.05, 'pass'],
    [null, 51, 'µg/kg', 0.05, 'not_comparable'],
    [51, 60, 'µg/kg', 0.05, 'fail'],
    [null, 0.005, 'g/100 g', 50, 'pass'],
    [null, 40, 'mg/l', 50, 'not_comparable'],
    [null, 40, null, 50, 'not_comparable'],
  ] as const)('%p to %p %s, wanted at most %p mg/kg: %s', (min, max, unit, most, verdict) => {
    expect(matchOfProduct([wanted(null, most)], [stated(min, max, { unit })]).verdict).toBe(verdict);
  });

  it('passes when every number that it allows is within, fails when none is', () => {
    const end = fc.option(fc.integer({ min: 0, max: 12 }));
    // Halves between whole numbers, and one number above all ends.
    const halves = Array.from({ length: 31 }, (_, at) => at / 2);
    const has = (min: number | null, max: number | null, at: number): boolean =>
      !(min !== null && at < min) && !(max !== null && at > max);
    fc.assert(
      fc.property(end, end, end, end, (min, max, from, to) => {
        fc.pre((min ?? max) !== null && (from ?? to) !== null);
        fc.pre((min ?? 0) <= (max ?? 99) && (from ?? 0) <= (to ?? 99));
        const allowed = halves.filter((at) => has(min, max, at));
        const within = allowed.filter((at) => has(from, to, at));
        const expected = within.length === allowed.length ? 'pass' : within.length > 0 ? 'not_comparable' : 'fail';
        expect(matchOfProduct([wanted(from, to)], [stated(min, max)]).verdict).toBe(expected);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a lot and the limits of a buyer', () => {
  it.each([
    ['۷۰٫۲', 65, 71, 'pass', null],
    ['۷۱', 65, 71, 'pass', null],
    ['۷۱٫۱', 65, 71, 'fail', 'above'],
    ['<۰٫۰۵', null, 0.05, 'pass', null],
    ['<۰٫۰۵', null, 0.01, 'not_comparable', 'uncertain'],
    ['≤۵', 5, null, 'not_comparable', 'uncertain'],
    ['>۵', null, 5, 'fail', 'above'],
    ['ND', null, 5, 'pass', null],
    ['طبیعی', null, 5, 'not_comparable', 'text'],
  ] as const)('«%s», wanted %p to %p: %s, %p', (typed, from, to, verdict, reason) => {
    expect(onlyOf(matchOfLot([wanted(from, to)], [measured(typed)], true))).toEqual([verdict, reason]);
  });

  it('is judged by its own results only, in the same terms', () => {
    expect(onlyOf(matchOfLot([wanted(null, 5)], [measured('۴')], false))).toEqual(['not_comparable', 'representative']);
    expect(onlyOf(matchOfLot([wanted(null, 5)], [], false))).toEqual(['not_comparable', 'missing']);
    expect(onlyOf(matchOfLot([wanted(null, 5)], [{ ...measured('۴'), basisBrix: 12 }], true))).toEqual([
      'not_comparable',
      'terms',
    ]);
    expect(onlyOf(matchOfLot([wanted(null, 5)], [measured('۴۰۰۰', { unit: 'µg/kg' })], true))).toEqual(['pass', null]);
  });

  it('fails with one failed limit, is unknown with one unknown, and says nothing without limits', () => {
    const limits = [wanted(null, 5), wanted(null, 5, { parameter: 'lead' }), wanted(null, 5, { parameter: 'tin' })];
    const of = (...values: (string | null)[]) =>
      matchOfLot(
        limits,
        values.flatMap((typed, at) =>
          typed === null ? [] : [{ ...measured(typed), parameter: limits[at]!.parameter }],
        ),
        true,
      ).verdict;
    expect([of('1', '2', '3'), of('1', null, '3'), of('1', null, '6'), of('6', '1', '1')]).toEqual([
      'pass',
      'not_comparable',
      'fail',
      'fail',
    ]);
    expect(matchOfLot([], [measured('1')], true)).toEqual({ verdict: null, each: [] });
  });
});

describe('units', () => {
  it('are converted to each other and back without an error of their own', () => {
    const units = fc.constantFrom(...unitsLike('mg/kg'));
    const number = fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 1000);
    fc.assert(
      fc.property(number, units, units, (value, from, to) => {
        expect(inUnit(inUnit(value, from, to)!, to, from)).toBe(value);
      }),
    );
    expect([inUnit(2, 'g/100 g', 'g/kg'), inUnit(0.05, 'mg/kg', 'µg/kg'), inUnit(1, 'mg/kg', 'mg/l')]).toEqual([
      20,
      50,
      null,
    ]);
    expect([unitsLike('NTU'), unitsLike('mg/l')]).toEqual([['NTU'], ['µg/l', 'mg/l', 'mg/100 ml', 'g/l', 'g/100 ml']]);
  });
});

const brix = wanted(65, 71, { parameter: 'brix', unit: '°Bx' });
const acidity = wanted(null, 2, { parameter: 'acidity', unit: 'g/100 g', acid: 'malic' });
const apple = (limits: BuyerLimit[], more: { others?: BuyerLimit[]; unread?: string[] } = {}): BuyerSpecification =>
  specificationOf([{ family: 'apple', limits, ...more }]);

describe('a stored specification', () => {
  it('is read again as it was written', () => {
    const stored = apple([brix, acidity], { others: [{ ...brix, min: 60 }], unread: ['رنگ طبیعی'] });
    expect(specificationOf(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  });

  it('is read from anything, without what is no limit', () => {
    fc.assert(fc.property(fc.anything(), (value) => void specificationOf(value)));
    const wrong = [
      { ...brix, min: 72 },
      { ...brix, min: null, max: null },
      { ...brix, min: -1, max: null },
      { ...brix, min: mostOfSpecification.largest + 1, max: null },
      { ...brix, parameter: '<b>' },
      { ...brix, min: '65', max: undefined },
      null,
      'brix',
    ];
    expect(specificationOf([{ family: 'apple', limits: wrong }, { family: 'a b', limits: [brix] }, 7])).toEqual([]);
    expect(specificationOf([{ family: 'apple', limits: [brix, { ...brix, max: 70 }], note: 'x' }])).toEqual(
      apple([brix]),
    );
  });

  it('keeps a limit at each end of what can be stored, and one number from itself to itself', () => {
    const { largest } = mostOfSpecification;
    const limits = [
      { ...brix, min: 0, max: largest },
      { ...brix, parameter: 'ph', min: 4, max: 4 },
    ];
    expect(specificationOf([{ family: 'apple', limits }])).toEqual([
      { family: 'apple', limits, others: [], unread: [] },
    ]);
  });

  it('has the families in one order, each once, and none that is empty', () => {
    const one = withFamily(withFamily(apple([brix]), { family: 'tomato', limits: [brix], others: [], unread: [] }), {
      family: 'apple',
      limits: withLimit([brix], { ...brix, max: 70 }),
      others: [],
      unread: [],
    });
    expect(one.map(({ family, limits }) => [family, limits[0]!.max])).toEqual([
      ['apple', 70],
      ['tomato', 71],
    ]);
    expect(withFamily(one, { family: 'apple', limits: [], others: [], unread: [] })).toHaveLength(1);
  });
});

describe('two browsers', () => {
  const other = { ...brix, max: 70 };

  it.each([
    ['what one of them added stays', apple([]), apple([brix]), apple([acidity]), apple([acidity, brix])],
    ['what one of them changed is changed', apple([brix]), apple([other]), apple([brix]), apple([other])],
    ['what the other one changed is changed', apple([brix]), apple([brix]), apple([other]), apple([other])],
    [
      'what one of them removed is gone',
      apple([brix, acidity]),
      apple([acidity]),
      apple([brix, acidity]),
      apple([acidity]),
    ],
    ['what one removed and the other changed stays', apple([brix]), apple([]), apple([other]), apple([other])],
    ['what one changed and the other removed stays', apple([brix]), apple([other]), apple([]), apple([other])],
    ['what both changed alike is one limit', apple([brix]), apple([other]), apple([other]), apple([other])],
    [
      'of two limits the account’s counts, and the other is kept',
      apple([]),
      apple([brix]),
      apple([other]),
      apple([other], { others: [brix] }),
    ],
    [
      'unread lines of both stay',
      apple([], { unread: ['الف'] }),
      apple([], { unread: ['الف', 'ب'] }),
      apple([], { unread: ['پ'] }),
      apple([], { unread: ['پ', 'ب'] }),
    ],
  ])('%s', (_, base, mine, theirs, expected) => {
    expect(mergedSpecification(base, mine, theirs)).toEqual(expected);
  });

  const limit = fc.record({ parameter: fc.constantFrom('brix', 'acidity', 'ph'), max: fc.integer({ min: 1, max: 3 }) });
  const specification = fc
    .array(fc.record({ family: fc.constantFrom('apple', 'grape'), limits: fc.array(limit, { maxLength: 3 }) }))
    .map((families) =>
      specificationOf(
        families.map((each) => ({
          ...each,
          limits: each.limits.map(({ parameter, max }) => wanted(null, max, { parameter })),
        })),
      ),
    );
  const said = (each: BuyerSpecification): string[] =>
    each.flatMap(({ family, limits, others }) =>
      [...limits, ...others].map(({ parameter, max }) => `${family} ${parameter} ${max}`),
    );

  it('lose nothing when they meet for the first time', () => {
    fc.assert(
      fc.property(specification, specification, (mine, theirs) => {
        const merged = mergedSpecification([], mine, theirs);
        expect(new Set(said(merged))).toEqual(new Set([...said(mine), ...said(theirs)]));
        expect(mergedSpecification(theirs, merged, theirs)).toEqual(merged);
        expect(specificationOf(merged)).toEqual(merged);
      }),
    );
  });

  it('agree after a change of one of them', () => {
    fc.assert(
      fc.property(specification, specification, (base, changed) => {
        const ofFamilies = (each: BuyerSpecification) => new Set(said(each));
        expect(ofFamilies(mergedSpecification(base, changed, base))).toEqual(ofFamilies(changed));
        expect(ofFamilies(mergedSpecification(base, base, changed))).toEqual(ofFamilies(changed));
      }),
    );
  });
});
