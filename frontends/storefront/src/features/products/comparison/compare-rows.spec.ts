import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aProduct, aTypedValue } from '../../../testing/a-product';
import { comparedGroups, equalityKeyOf } from './compare-rows';

const acidity = (fields: Parameters<typeof aTypedValue>[0] = {}) =>
  aTypedValue({
    parameter: 'acidity',
    name: 'اسیدیته',
    field: 'acidity',
    min: 1.5,
    max: 2.5,
    target: null,
    acid: 'malic',
    endPoint: 8.1,
    written: '۱٫۵ تا ۲٫۵ درصد (اسید مالیک)',
    ...fields,
  });

const rowsOf = (...products: ReturnType<typeof aProduct>[]) =>
  Object.fromEntries(comparedGroups(products).flatMap(({ rows }) => rows.map((row) => [row.key, row])));

const number = fc.option(fc.integer({ min: 0, max: 5 }));
const value = fc.record({ min: number, max: number, target: number, text: fc.constant(null) });

describe('the rows of a comparison', () => {
  it('does not compare the same number in other terms, and says which terms differ', () => {
    for (const [fields, reason] of [
      [{ acid: 'citric' }, 'اسید مبنا یکسان نیست'],
      [{ endPoint: 8.2 }, 'پایان تیتراسیون یکسان نیست'],
      [{ basisBrix: 11.2 }, 'بریکس مبنا یکسان نیست'],
    ] as const) {
      const row = rowsOf(aProduct({ specification: [acidity()] }), aProduct({ specification: [acidity(fields)] }));
      expect(row.acidity).toMatchObject({ verdict: 'incomparable', reason });
    }
  });

  it('says of a value beside those on a basis that it was measured as it is', () => {
    const products = [null, 11.2].map((basisBrix) => aProduct({ specification: [acidity({ basisBrix })] }));
    expect(rowsOf(...products).acidity?.cells.map((each) => each?.notes)).toEqual([
      ['بدون رقیق‌سازی', 'تیتراسیون تا pH ۸٫۱'],
      ['تیتراسیون تا pH ۸٫۱'],
    ]);
  });

  it('does not compare a typed value in known terms with a text', () => {
    const row = rowsOf(aProduct({ specification: [acidity()] }), aProduct({ acidity: 'طبق نمونه' })).acidity;
    expect(row).toMatchObject({ verdict: 'incomparable', reason: 'مبنای یکی از مقدارها روشن نیست' });
    expect(row?.cells[1]?.text).toBe('طبق نمونه');
  });

  it('knows the same range in other words, and another target within it', () => {
    const range = { min: 69, max: 71, text: null };
    expect(equalityKeyOf({ ...range, target: 70 })).toBe(equalityKeyOf({ ...range, target: null }));
    expect(equalityKeyOf({ ...range, target: 69.5 })).not.toBe(equalityKeyOf({ ...range, target: null }));
    expect(equalityKeyOf({ min: null, max: null, target: 5, text: null })).toBe(
      equalityKeyOf({ min: 5, max: 5, target: null, text: null }),
    );
  });

  it('has price, pack and origin of every product, and a product without a value beside those with one', () => {
    const pack = { name: 'بشکه', kilograms: 275, perPallet: null };
    const rows = rowsOf(
      aProduct({ pack, specification: [aTypedValue()] }),
      aProduct({ pack, origin: 'ساوه', brix: null }),
    );
    expect(rows.price).toMatchObject({ verdict: 'equal', cells: [{ text: 'تماس با فروش' }, { text: 'تماس با فروش' }] });
    expect(rows.pack?.verdict).toBe('equal');
    expect(rows.origin).toMatchObject({ verdict: 'different', cells: [{ text: 'ارومیه' }, { text: 'ساوه' }] });
    expect(rows.brix).toMatchObject({ verdict: 'different', cells: [{ text: '۷۰ ± ۱' }, null] });
  });

  it('calls ranges equal only when both ends are', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        const ends = ({ min, max, target }: typeof one) =>
          min === null && max === null ? [target, target] : [min, max];
        if (equalityKeyOf(one) === equalityKeyOf(other)) expect(ends(one)).toEqual(ends(other));
      }),
    );
  });
});
