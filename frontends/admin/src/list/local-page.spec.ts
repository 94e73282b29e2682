import { describe, expect, it } from '@jest/globals';
import { byText, localPage } from './local-page';

const fruits = ['کنسانترهٔ سیب', 'پوره‌ی هلو', 'کنسانترهٔ انار', 'آب انار'].map((name) => ({ name }));
const pageOf = (search: { q?: string; page?: number; size?: 24 | 50 | 100 }, all = fruits, isSorted = false) => {
  const { items, total } = localPage(all, {
    search: { q: '', page: 1, size: 24, ...search },
    textsOf: ({ name }) => [name],
    compare: isSorted ? byText(({ name }) => name) : undefined,
  });
  return [total, ...items.map(({ name }) => name)];
};

describe('a short list', () => {
  it('finds every word of a search, however it is typed, in the order of the list', () => {
    expect(pageOf({ q: 'انار' })).toEqual([2, 'کنسانترهٔ انار', 'آب انار']);
    expect(pageOf({ q: 'انار كنسانتره' })).toEqual([1, 'کنسانترهٔ انار']);
    expect(pageOf({ q: 'کیوی' })).toEqual([0]);
  });

  it('sorts by the Persian alphabet', () => {
    expect(pageOf({}, fruits, true)).toEqual([4, 'آب انار', 'پوره‌ی هلو', 'کنسانترهٔ انار', 'کنسانترهٔ سیب']);
  });

  it('is shown in pages, of all that was found', () => {
    const many = Array.from({ length: 30 }, (_, at) => ({ name: `سیب ${at}` }));
    expect(pageOf({ page: 2 }, many)).toEqual([30, ...[24, 25, 26, 27, 28, 29].map((at) => `سیب ${at}`)]);
    expect(pageOf({ page: 9 }, many)).toEqual([30]);
  });
});
