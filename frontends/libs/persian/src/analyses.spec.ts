import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatLimit,
  formatResult,
  judge,
  parseResult,
  resultOperators,
  verdictOfAll,
  type AnalysisResult,
  type ResultLimit,
  type ResultOperator,
} from './analyses.js';

const inMilligrams = { unit: 'mg/kg', basisBrix: null, acid: null, endPoint: null };

function result(typed: string, terms: Partial<AnalysisResult> = {}): AnalysisResult {
  return { ...inMilligrams, ...parseResult(typed)!, ...terms };
}
function limit(min: number | null, max: number | null, more: Partial<ResultLimit> = {}): ResultLimit {
  return { ...inMilligrams, min, max, absent: false, text: null, ...more };
}
const absent = limit(null, null, { absent: true });

describe('a result and its limit', () => {
  // Worked out by hand: each line is true of every number that the result may mean, or of none, or nobody can say.
  it.each([
    ['۷۰٫۲', 69, 71, 'pass', null],
    ['۶۹', 69, 71, 'pass', null],
    ['۷۱', 69, 71, 'pass', null],
    ['۶۸٫۹', 69, 71, 'fail', 'below'],
    ['۷۱٫۱', 69, 71, 'fail', 'above'],
    ['۵', null, 5, 'pass', null],
    ['۵٫۰۰۱', null, 5, 'fail', 'above'],
    ['۵', 5, null, 'pass', null],
    ['۴٫۹۹۹', 5, null, 'fail', 'below'],
    ['<۰٫۰۵', null, 0.05, 'pass', null],
    ['<۰٫۰۵', null, 0.01, 'not_comparable', 'uncertain'],
    ['<۰٫۰۵', 0.01, 0.1, 'not_comparable', 'uncertain'],
    ['<۵', 5, null, 'fail', 'below'],
    ['≤۵', 5, null, 'not_comparable', 'uncertain'],
    ['≤۴', 5, null, 'fail', 'below'],
    ['≤۵', null, 5, 'pass', null],
    ['≤۵', null, 4, 'not_comparable', 'uncertain'],
    ['>۵', 5, null, 'pass', null],
    ['>۵', 6, null, 'not_comparable', 'uncertain'],
    ['>۵', null, 5, 'fail', 'above'],
    ['≥۵', null, 5, 'not_comparable', 'uncertain'],
    ['≥۶', null, 5, 'fail', 'above'],
    ['≥۵', 5, null, 'pass', null],
    ['≥۵', 5, 9, 'not_comparable', 'uncertain'],
    ['<۵', 0, 5, 'pass', null],
    ['منفی', null, 5, 'pass', null],
    ['منفی', 1, 5, 'fail', 'below'],
    ['به‌رنگ سیب', null, 5, 'not_comparable', 'text'],
  ] as const)('«%s» from %p to %p: %s, %p', (typed, min, max, verdict, reason) => {
    expect(judge(result(typed), limit(min, max))).toEqual({ verdict, reason });
  });

  it.each([
    ['منفی', 'pass', null],
    ['۰', 'pass', null],
    ['≤۰', 'pass', null],
    ['۱', 'fail', 'above'],
    ['>۰', 'fail', 'above'],
    ['≥۱', 'fail', 'above'],
    ['<۱', 'not_comparable', 'uncertain'],
    ['≥۰', 'not_comparable', 'uncertain'],
    ['طبیعی', 'not_comparable', 'text'],
  ] as const)('where nothing may be found, «%s»: %s, %p', (typed, verdict, reason) => {
    expect(judge(result(typed), absent)).toEqual({ verdict, reason });
  });

  it('compares texts however they are typed, and leaves other words to people', () => {
    const natural = limit(null, null, { text: 'طبیعی سیب' });
    expect(judge(result('طبيعي سیب'), natural)).toEqual({ verdict: 'pass', reason: null });
    expect(judge(result('طبیعی'), natural)).toEqual({ verdict: 'not_comparable', reason: 'text' });
    expect(judge(result('۷۰'), natural)).toEqual({ verdict: 'not_comparable', reason: 'text' });
  });

  it('does not compare results on another basis, of another acid or to another end point', () => {
    const stated = limit(null, 50, { basisBrix: 11.2, acid: 'malic', endPoint: 8.1 });
    const terms = { basisBrix: 11.2, acid: 'malic', endPoint: 8.1 };
    expect(judge(result('۴۰', terms), stated).verdict).toBe('pass');
    for (const other of [{ basisBrix: null }, { acid: 'citric' }, { endPoint: 8.2 }])
      expect(judge(result('۴۰', { ...terms, ...other }), stated)).toEqual({
        verdict: 'not_comparable',
        reason: 'terms',
      });
  });

  it.each([
    ['۵۰', 'µg/kg', 0.05, 'mg/kg', 'pass'],
    ['۵۱', 'μg / kg', 0.05, 'mg/kg', 'fail'],
    ['۰٫۰۵', 'mg/kg', 50, 'µg/kg', 'pass'],
    ['۷', 'ppb', 0.007, 'ppm', 'pass'],
    ['۰٫۰۵', 'ppm', 0.05, 'mg/kg', 'pass'],
    ['۰٫۷', 'g/100 g', 7, 'g/kg', 'pass'],
    ['۷٫۱', 'g/l', 0.7, 'g/100 ml', 'fail'],
    ['۵۰', 'mg/l', 50, 'mg/kg', 'not_comparable'],
    ['۵۰', '%', 50, 'g/100 g', 'not_comparable'],
    ['۵۰', null, 50, 'mg/kg', 'not_comparable'],
  ] as const)('«%s» %s and at most %p %s: %s', (typed, unit, max, wanted, verdict) => {
    expect(judge(result(typed, { unit }), limit(null, max, { unit: wanted })).verdict).toBe(verdict);
  });

  it('does not take an absence in ten grams for one in fifty', () => {
    const inFifty = limit(null, null, { absent: true, unit: 'per 50 ml' });
    expect(judge(result('منفی', { unit: 'per 10 g' }), inFifty)).toEqual({ verdict: 'not_comparable', reason: 'unit' });
    expect(judge(result('منفی', { unit: 'per 50 ml' }), inFifty).verdict).toBe('pass');
  });

  it('is within when every number that it may mean is, and out when none is', () => {
    const meant: Record<Exclude<ResultOperator, 'text'>, (at: number, value: number) => boolean> = {
      equal: (at, value) => at === value,
      below: (at, value) => at < value,
      at_most: (at, value) => at <= value,
      above: (at, value) => at > value,
      at_least: (at, value) => at >= value,
      absent: (at) => at === 0,
    };
    const halves = Array.from({ length: 101 }, (_, index) => index / 2);
    const end = fc.option(fc.integer({ min: 0, max: 20 }));
    const operators = resultOperators.filter((each) => each !== 'text');
    fc.assert(
      fc.property(
        fc.constantFrom(...operators),
        fc.integer({ min: 1, max: 20 }),
        end,
        end,
        (operator, value, min, max) => {
          fc.pre(min === null || max === null || min <= max);
          const numbers = halves.filter((at) => meant[operator](at, value));
          const isWithin = (at: number): boolean => (min === null || at >= min) && (max === null || at <= max);
          const expected = numbers.every(isWithin) ? 'pass' : numbers.some(isWithin) ? 'not_comparable' : 'fail';
          const stated = { ...inMilligrams, operator, value: operator === 'absent' ? null : value, text: null };
          expect(judge(stated, limit(min, max)).verdict).toBe(expected);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('has the same verdict in every unit of its kind', () => {
    const powers = { 'µg/kg': 1000, 'mg/kg': 1, 'g/kg': 0.001 } as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...resultOperators.filter((each) => each !== 'text' && each !== 'absent')),
        fc.integer({ min: 1, max: 9 }).map((thousands) => thousands * 1000),
        fc.integer({ min: 1, max: 9 }).map((thousands) => thousands * 1000),
        fc.constantFrom(...(Object.keys(powers) as (keyof typeof powers)[])),
        (operator, value, max, unit) => {
          const plain = { ...inMilligrams, operator, value, text: null };
          const other = { ...plain, unit, value: value * powers[unit] };
          expect(judge(other, limit(null, max))).toEqual(judge(plain, limit(null, max)));
        },
      ),
    );
  });
});

describe('a result in a unit of another kind', () => {
  it.each([
    ['mg/kg', 'mg/l'],
    ['mg/l', 'mg/kg'],
    ['mg/kg', 'CFU/g'],
    ['CFU/g', 'mg/kg'],
    ['mg/kg', null],
    [null, 'mg/kg'],
  ])('%s is not converted to %s, whatever the number', (of, wanted) => {
    const unlike = { verdict: 'not_comparable', reason: 'unit' };
    for (const typed of ['۰٫۰۱', '۵', '<۵', '۵۰۰۰'])
      expect(judge(result(typed, { unit: of }), limit(null, 5, { unit: wanted }))).toEqual(unlike);
  });
});

describe('the verdict of all results', () => {
  it.each([
    [[], null],
    [[null], null],
    [['pass', null], 'pass'],
    [['pass', 'not_comparable'], 'not_comparable'],
    [['not_comparable', 'fail', 'pass'], 'fail'],
  ] as const)('of %p is %p', (each, verdict) => {
    expect(verdictOfAll(each)).toBe(verdict);
  });
});

describe('a typed result', () => {
  it.each([
    ['۷۰٫۲', 'equal', 70.2],
    ['70.2', 'equal', 70.2],
    ['۷۰/۲', 'equal', 70.2],
    ['= ۳', 'equal', 3],
    ['< ۰٫۰۵', 'below', 0.05],
    ['کمتر از ۱۰', 'below', 10],
    ['كمتر از 10', 'below', 10],
    ['≤۱۰', 'at_most', 10],
    ['<=10', 'at_most', 10],
    ['حداکثر ۱۰', 'at_most', 10],
    ['>۱۰', 'above', 10],
    ['بیش از ۱۰', 'above', 10],
    ['>=10', 'at_least', 10],
    ['دست‌کم ۱۰', 'at_least', 10],
  ] as const)('«%s» is %s %p', (typed, operator, value) => {
    expect(parseResult(typed)).toEqual({ operator, value, text: null });
  });

  it.each(['منفی', 'منفي', 'ندارد', 'عدم حضور', 'ND', 'n.d.', 'not detected', 'غیرقابل تشخیص', 'غیر قابل تشخیص'])(
    '«%s» says that nothing was found',
    (typed) => {
      expect(parseResult(typed)).toEqual({ operator: 'absent', value: null, text: null });
    },
  );

  it.each(['طبیعی', '۷۰ ± ۱', '۶۹ تا ۷۱', '1e5', '-3', '۱٬۰۰۰', '<', '< طبیعی'])('«%s» is a text', (typed) => {
    expect(parseResult(typed)).toEqual({ operator: 'text', value: null, text: typed });
  });

  it('is none when nothing was typed', () => {
    expect(parseResult(' ')).toBeNull();
  });
});

describe('a written result', () => {
  it.each([
    ['70.2', '۷۰٫۲'],
    ['<0.0004', 'کمتر از ۰٫۰۰۰۴'],
    ['≤10', 'حداکثر ۱۰'],
    ['>10', 'بیشتر از ۱۰'],
    ['≥1000', 'دست‌کم ۱۰۰۰'],
    ['ND', 'منفی'],
    ['طبیعی', 'طبیعی'],
  ])('of «%s» is «%s», and reads the same again', (typed, written) => {
    expect(formatResult(parseResult(typed)!)).toBe(written);
    expect(parseResult(written)).toEqual(parseResult(typed));
  });

  it.each([
    [limit(69, 71), '۶۹ تا ۷۱'],
    [limit(null, 0.05), 'حداکثر ۰٫۰۵'],
    [limit(60, null), 'دست‌کم ۶۰'],
    [absent, 'منفی'],
    [limit(null, null, { text: 'طبیعی' }), 'طبیعی'],
  ])('a limit of %p is «%s»', (stated, written) => {
    expect(formatLimit(stated)).toBe(written);
  });
});
