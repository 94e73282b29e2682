import { describe, expect, it } from '@jest/globals';
import { aLot, anAnalysis, aResult } from '../../../testing/a-lot';
import type { Analysis, Result } from '../get-lots';
import type { ComparedLot } from './compared-lots';
import { lotGroups } from './lot-rows';

function comparedLot(results: Result[] | null, of: Partial<Analysis> = {}): ComparedLot {
  const { analyses: _, ...lot } = aLot();
  return { ...lot, analysis: results && anAnalysis({ results, ...of }) };
}

const rowsOf = (...lots: ComparedLot[]) =>
  Object.fromEntries(lotGroups(lots).flatMap(({ rows }) => rows.map((row) => [row.key, row])));
const results = (...each: Partial<Result>[]) => each.map((fields) => comparedLot([aResult(fields)]));

const acidity = {
  parameter: 'acidity',
  name: 'اسیدیته',
  value: 1.82,
  unit: 'g/100 g',
  acid: 'malic',
  endPoint: 8.1,
} as const;
const patulin = { parameter: 'patulin', name: 'پاتولین', limit: null, verdict: null };

describe('the rows of lots', () => {
  it('say of each result its terms, method, limit and verdict', () => {
    const limit = { ...aResult().limit!, min: null, max: 2, unit: 'g/100 g' };
    const row = rowsOf(
      ...results(
        { ...acidity, basisBrix: 11.2, method: 'INSO 2685', limit },
        { ...acidity, basisBrix: 11.2, value: 2.05, limit, verdict: 'fail', reason: 'above' },
      ),
    ).acidity;
    expect(row).toMatchObject({ verdict: 'different', unit: 'g/100 g' });
    expect(row?.cells).toMatchObject([
      {
        text: '۱٫۸۲',
        badge: { text: 'درون حد', tone: 'success' },
        notes: ['حد حداکثر ۲', 'اسید مالیک، در بریکس ۱۱٫۲، تیتراسیون تا pH ۸٫۱', 'INSO 2685'],
      },
      {
        text: '۲٫۰۵',
        badge: { text: 'بیرون از حد', tone: 'danger' },
        notes: ['حد حداکثر ۲', 'بیشتر از حد', expect.any(String)],
      },
    ]);
  });

  it('do not compare the same number in other terms, nor one of a sample that stands for the lot', () => {
    for (const [fields, reason] of [
      [{ acid: 'citric' }, 'اسید مبنا یکسان نیست'],
      [{ endPoint: 8.2 }, 'پایان تیتراسیون یکسان نیست'],
      [{ basisBrix: 11.2 }, 'بریکس مبنا یکسان نیست'],
    ] as const) {
      expect(rowsOf(...results(acidity, { ...acidity, ...fields })).acidity).toMatchObject({
        verdict: 'incomparable',
        reason,
      });
    }
    const standsFor = comparedLot([aResult()], { kind: 'representative' });
    expect(rowsOf(comparedLot([aResult()]), standsFor).brix?.verdict).toBe('incomparable');
  });

  it('compare numbers in units that can be converted, and say the unit of each', () => {
    const row = rowsOf(
      ...results({ ...patulin, value: 50, unit: 'µg/kg' }, { ...patulin, value: 0.05, unit: 'mg/kg' }),
    ).patulin;
    expect(row).toMatchObject({ verdict: 'equal', unit: null });
    expect(row?.cells.map((cell) => cell?.text)).toEqual([
      expect.stringMatching(/^۵۰ .*µg\/kg/),
      expect.stringMatching(/^۰٫۰۵ .*mg\/kg/),
    ]);
    expect(
      rowsOf(...results({ ...patulin, value: 50, unit: 'µg/kg' }, { ...patulin, value: 50, unit: 'µg/l' })).patulin,
    ).toMatchObject({ verdict: 'incomparable', reason: 'یکا یکسان نیست' });
  });

  it('compare that nothing was found with a number in a unit that can be converted', () => {
    const nothing = { ...patulin, operator: 'absent', value: null, unit: 'mg/kg' } as const;
    expect(rowsOf(...results({ ...patulin, value: 50, unit: 'µg/kg' }, nothing)).patulin?.verdict).toBe('different');
  });

  it('tell a bound from a number, and the same number on the other side of its limit', () => {
    expect(rowsOf(...results({ value: 70 }, { value: 70, operator: 'below' })).brix?.verdict).toBe('different');
    expect(rowsOf(...results({ value: 70 }, { value: 70, verdict: 'fail' })).brix?.verdict).toBe('different');
    expect(rowsOf(...results({ value: 70 }, { value: 70 })).brix?.verdict).toBe('equal');
    const taste = {
      parameter: 'taste',
      operator: 'text',
      value: null,
      unit: null,
      limit: null,
      verdict: null,
    } as const;
    const [said, written] = ['طبیعی سیب', 'طبيعي سيب'];
    expect(rowsOf(...results({ ...taste, text: said }, { ...taste, text: written })).taste?.verdict).toBe('equal');
  });

  it('keep the facts of a lot without a certificate, whose results are unknown', () => {
    const rows = rowsOf(comparedLot([aResult()]), comparedLot(null));
    expect(rows.producedOn?.verdict).toBe('equal');
    expect(rows.laboratory).toMatchObject({ verdict: 'different', cells: [{ text: 'آزمایشگاه همکار آذر' }, null] });
    expect(rows.brix).toMatchObject({ verdict: 'different', cells: [{ text: '۷۰٫۲' }, null] });
  });

  it('have no heading of results when no lot has a certificate', () => {
    expect(lotGroups([comparedLot(null), comparedLot(null)]).map(({ key }) => key)).toEqual(['lot']);
  });
});
