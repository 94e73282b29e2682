import { describe, expect, it } from '@jest/globals';
import { firstSearch, productsPath, readSearch } from './product-list-search';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of the product list (D3)', () => {
  it('shows all categories, the most popular first, when it says nothing', () => {
    expect(read('')).toEqual({ category: 'all', sort: 'popular', q: '', page: 1 });
  });

  it('carries category, sort, search and page', () => {
    const search = { category: 'tomato', sort: 'price-low', q: 'رب گوجه‌فرنگی', page: 3 } as const;
    expect(read(productsPath(search).split('?')[1] ?? '')).toEqual(search);
  });

  it('leaves defaults out, so that one list has one address', () => {
    expect(productsPath(firstSearch)).toBe('/products');
    expect(productsPath({ category: 'apple', page: 1 })).toBe('/products?category=apple');
  });

  it.each(['category=pear&sort=best&page=0', 'page=-2', 'page=1.5', 'page=abc'])(
    'ignores what it does not know: %s',
    (query) => {
      expect(read(query)).toEqual(firstSearch);
    },
  );

  it('reads a page number in Persian digits', () => {
    expect(read('page=۲').page).toBe(2);
  });
});
