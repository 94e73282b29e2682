import { describe, expect, it } from '@jest/globals';
import { isBigChange } from '../../form/big-changes';
import { changedBy, pastedCells, percentOf, priceOf, pricesOf, withEdit } from './price-edits';

const product = { id: 7, name: 'کنسانترهٔ سیب', price: 100_000_000, showPrice: false, version: 3 };

describe('a typed price', () => {
  it.each([
    '۱۶۶۰۰۰۰۰۰',
    '166000000',
    '١٦٦٠٠٠٠٠٠',
    '۱۶۶٬۰۰۰٬۰۰۰',
    '166,000,000',
    '166.000.000',
    '۱۶۶٬۰۰۰٬۰۰۰ تومان',
    ' ۱۶۶۰۰۰۰۰۰تومان ',
    '۱۶۶،۰۰۰،۰۰۰',
  ])('«%s» is 166 million toman', (typed) => expect(priceOf(typed)).toBe(166_000_000));

  it.each(['', 'توافقی', '-5', '۱۲.۵', '۱٫۵', '9999999999999'])('«%s» is none', (typed) =>
    expect(priceOf(typed)).toBeNull(),
  );
});

describe('an edit', () => {
  it('is none when it equals the stored price, and leaves out unchanged fields', () => {
    const edits = withEdit({}, product, { price: '۱۱۰٬۰۰۰٬۰۰۰' });
    expect(pricesOf(Object.values(edits))).toEqual([{ id: 7, version: 3, price: 110_000_000 }]);
    expect(withEdit(edits, product, { price: '100000000' })).toEqual({});
    expect(withEdit(edits, product, { price: ' ' })).toEqual({});
    expect(pricesOf(Object.values(withEdit({}, product, { showPrice: true })))).toEqual([
      { id: 7, version: 3, showPrice: true },
    ]);
  });

  it('keeps the version that it was begun with when the list is read anew', () => {
    const edits = withEdit({}, product, { price: '1' });
    const later = withEdit(edits, { ...product, version: 4, price: 5 }, { price: '2' });
    expect(later[7]?.base.version).toBe(3);
  });

  it.each([
    ['130000000', false],
    ['130000001', true],
    ['70000000', false],
    ['69999999', true],
  ])('to %s toman of 100 million is asked about: %s', (price, asked) => {
    expect(isBigChange({ name: '', from: product.price, to: priceOf(price) })).toBe(asked);
  });
});

it('reads a column, or the first filled one of several, that a spreadsheet copied', () => {
  expect(pastedCells('۱\r\n۲\r\n')).toEqual(['۱', '۲']);
  expect(pastedCells('1\tالف\n\t2\n\n3')).toEqual(['1', '2', '', '3']);
});

it.each([
  ['۱۰', 10],
  ['+5.5', 5.5],
  ['-۵', -5],
  ['۵-', -5],
  ['۱۰٪', 10],
  ['٪ ۱۲٫۵', 12.5],
  ['−۳', -3],
  ['', null],
  ['ده', null],
  ['-100', null],
])('reads the percentage «%s» as %s', (typed, percent) => expect(percentOf(typed)).toBe(percent));

it('rounds a share of a large price to whole thousands, of a small one to whole toman', () => {
  expect([changedBy(141_333_333, 10), changedBy(999, 10)]).toEqual([155_467_000, 1_099]);
});
