import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { OrderedList } from './ordered-list.js';

const listOf = (names: string[]): OrderedList<{ id: number; searchKey: string }> =>
  new OrderedList(names.map((searchKey, index) => ({ id: index + 1, searchKey })));
const termsOf = (words: string[]): string[][] => words.map((word) => [word]);

describe('an ordered list', () => {
  const list = listOf(['پورهسیب', 'سیبسیب', 'آبانار', 'سیب', 'سیپ', 'یب']);

  it.each([
    [[], [1, 2, 3, 4, 5, 6]],
    [['سیب'], [1, 2, 4]],
    [['سی'], [1, 2, 4, 5]],
    [['سیب', 'پوره'], [1]],
    [['پوره', 'انار'], []],
    [['یب'], [1, 2, 4, 6]],
    [['بس'], [2]],
    [['بآ'], []],
  ])('finds %j', (words, ids) => {
    expect(list.find(termsOf(words), 0, 24)).toEqual({ ids, total: ids.length });
  });

  it('answers one page, and the total of all', () => {
    expect(list.find([['سیب']], 1, 1)).toEqual({ ids: [2], total: 3 });
    expect(list.find([], 4, 4)).toEqual({ ids: [5, 6], total: 6 });
    expect(list.find([['سیب']], 3, 4)).toEqual({ ids: [], total: 3 });
    expect(listOf([]).find([['سیب']], 0, 24)).toEqual({ ids: [], total: 0 });
  });

  it('finds any of the words that mean the same', () => {
    expect(list.find([['پوره', 'انار']], 0, 24).ids).toEqual([1, 3]);
    expect(list.find([['پوره', 'انار'], ['آب']], 0, 24).ids).toEqual([3]);
  });

  it('finds a number where one begins', () => {
    const drums = listOf(['بریکس70±1', 'بریکس65±1 270کیلوگرم', 'بریکس7']);
    expect(drums.find([['بریکس'], ['70']], 0, 24).ids).toEqual([1]);
    expect(drums.find([['7']], 0, 24).ids).toEqual([1, 3]);
  });

  it('finds what looking into each name finds', () => {
    const text = fc.string({ unit: fc.constantFrom('ا', 'ب', 'س'), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(text), fc.array(text.filter(Boolean), { maxLength: 3 }), (names, words) => {
        const expected = names.flatMap((name, index) =>
          words.every((each) => name.includes(each)) ? [index + 1] : [],
        );
        expect(listOf(names).find(termsOf(words), 0, 1000).ids).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });
});
