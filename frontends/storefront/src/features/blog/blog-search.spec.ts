import { describe, expect, it } from '@jest/globals';
import { blogPath, postPath, readSearch } from './blog-search';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of the list of articles', () => {
  it.each([
    ['', { category: 'all', tag: '', page: 1 }],
    ['category=export&page=2', { category: 'export', tag: '', page: 2 }],
    ['tag=%20بریکس%20&page=۳', { category: 'all', tag: 'بریکس', page: 3 }],
    ['category=sport&page=0', { category: 'all', tag: '', page: 1 }],
    [`tag=${'ب'.repeat(50)}`, { category: 'all', tag: 'ب'.repeat(40), page: 1 }],
  ])('«%s» is read as %o', (query, search) => {
    expect(read(query)).toEqual(search);
  });

  it('leaves defaults out, and is parsed back to the same search', () => {
    expect(blogPath({})).toBe('/blog');
    expect(blogPath(read('category=all&page=1'))).toBe('/blog');
    const search = { category: 'export', tag: 'گواهی بهداشت', page: 2 } as const;
    expect(read(blogPath(search).split('?')[1] ?? '')).toEqual(search);
  });

  it('of an article has the number of a comment page after the first', () => {
    expect([postPath('brix'), postPath('brix', 2)]).toEqual(['/blog/brix', '/blog/brix?page=2']);
  });
});
