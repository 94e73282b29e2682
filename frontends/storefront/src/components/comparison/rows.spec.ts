import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cellOfText, groupsWith, merged, rowOf, verdictOf, type Cell } from './rows';

const terms = fc.record({
  basisBrix: fc.constantFrom(null, 11.2, 12),
  acid: fc.constantFrom(null, 'malic' as const, 'citric' as const),
  endPoint: fc.constantFrom(null, 8.1, 8.2),
});
const cell = fc.record({ same: fc.constantFrom('a', 'b'), terms: fc.option(terms) });
const cells = fc.array(fc.option(cell), { minLength: 2, maxLength: 4 });

describe('the rows of a comparison', () => {
  it('keeps the order of the lists, each parameter once', () => {
    expect(
      merged([
        ['a', 'c'],
        ['a', 'b', 'c', 'd'],
        ['d', 'e'],
      ]),
    ).toEqual(['a', 'b', 'c', 'd', 'e']);
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30), { maxLength: 12 }), fc.array(fc.array(fc.nat(30))), (all, lists) => {
        const sorted = [...all].sort((a, b) => a - b).map(String);
        const subsets = lists.map((list) => sorted.filter((key) => list.includes(Number(key))));
        const known = merged(subsets);
        expect([...known].sort()).toEqual([...new Set(subsets.flat())].sort());
      }),
    );
  });

  it('gives the same verdict whatever the order of the columns', () => {
    fc.assert(
      fc.property(cells, fc.nat(), (all, by) => {
        const turned = all.map((_, at) => all[(at + by) % all.length]!);
        expect(verdictOf(turned).verdict).toBe(verdictOf(all).verdict);
      }),
    );
  });

  it('never calls values of other terms equal or different', () => {
    fc.assert(
      fc.property(cells, (all) => {
        const spoken = all.flatMap((each) => (each?.terms ? [JSON.stringify(each.terms)] : []));
        if (new Set(spoken).size > 1) expect(verdictOf(all).verdict).toBe('incomparable');
        else if (all.every((each) => each?.same === all[0]?.same && each !== null && each.terms)) {
          expect(verdictOf(all).verdict).toBe('equal');
        }
      }),
    );
  });

  it('does not compare what was measured of another lot, nor numbers in units that cannot be converted', () => {
    const of = (fields: object) => ({
      same: 'a',
      terms: { basisBrix: null, acid: null, endPoint: null, unit: 'mg/kg' },
      ...fields,
    });
    const other = of({ terms: { basisBrix: null, acid: null, endPoint: null, unit: 'mg/l' } });
    expect(verdictOf([of({}), of({ representative: true })]).verdict).toBe('incomparable');
    expect(verdictOf([of({}), other])).toMatchObject({ verdict: 'incomparable', reason: 'یکا یکسان نیست' });
    expect(verdictOf([of({}), of({})]).verdict).toBe('equal');
    // Beside nothing there is nothing to be mistaken for.
    expect(verdictOf([of({ representative: true }), null]).verdict).toBe('different');
  });

  const number = (basisBrix: number | null): Cell => ({
    text: '۲',
    notes: ['روش'],
    same: '2',
    terms: { basisBrix, acid: null, endPoint: null },
  });

  it('says of a number beside one on a basis that it has none', () => {
    const notes = (...cells: Cell[]) => rowOf('acidity', 'اسیدیته', cells).cells.map((each) => each?.notes);
    expect(notes(number(11.2), number(null))).toEqual([['روش'], ['بدون رقیق‌سازی', 'روش']]);
    expect(notes(number(null), number(null))).toEqual([['روش'], ['روش']]);
  });

  it('does not compare a text, whose basis nobody knows, with a number on a basis', () => {
    expect(verdictOf([number(11.2), cellOfText('۲')])).toMatchObject({ reason: 'مبنای یکی از مقدارها روشن نیست' });
    expect(verdictOf([number(null), cellOfText('۲')])).toEqual({ verdict: 'equal' });
  });

  it('leaves out the groups without a row that fits', () => {
    const row = (key: string) => rowOf(key, key, [number(null), number(null)]);
    const groups = ['a', 'b'].map((key) => ({ key, title: key, rows: [row(`${key}1`), row(`${key}2`)] }));
    expect(groupsWith(groups, ({ key }) => key === 'b2').map(({ key, rows }) => [key, rows.length])).toEqual([
      ['b', 1],
    ]);
  });
});
