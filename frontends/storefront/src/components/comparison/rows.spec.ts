import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { merged, verdictOf } from './rows';

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
});
