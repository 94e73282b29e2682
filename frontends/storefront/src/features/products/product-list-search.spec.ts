import { describe, expect, it } from '@jest/globals';
import { pages } from '../../app';
import { FILTERS } from './filter-parameters';
import { firstSearch, productsPath, readSearch } from './product-list-search';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of the product list', () => {
  it('shows all categories, the most popular first, when it says nothing', () => {
    expect(read('')).toEqual({ category: 'all', sort: 'popular', q: '', origin: '', page: 1 });
  });

  it('has category, sort, search, filters and page', () => {
    const words = { q: 'رب گوجه‌فرنگی', origin: 'خوی' };
    const search = { category: 'tomato', sort: 'price-low', ...words, brixFrom: 28, pHTo: 4.5, page: 3 } as const;
    expect(read(productsPath(search).split('?')[1] ?? '')).toEqual(search);
  });

  it('leaves defaults out, so that one list has one address', () => {
    expect(productsPath(firstSearch)).toBe('/products');
    expect(productsPath({ category: 'apple', page: 1 })).toBe('/products?category=apple');
  });

  it.each([
    'category=pear&sort=best&page=0',
    'page=-2',
    'page=1.5',
    'brixFrom=شیرین&pHTo=-1&priceFrom=&weightTo=1e9&origin=+',
    'page=abc',
  ])('ignores what it does not know: %s', (query) => {
    expect(read(query)).toEqual(firstSearch);
  });

  it('is known to the server with every filter, which leaves out what a page does not name', () => {
    const list = pages.find(({ path }) => path === '/products');
    expect(list?.query).toEqual(expect.arrayContaining([...FILTERS]));
  });

  it('reads a range that was typed from its end as the same range', () => {
    expect(read('brixFrom=۷۰&brixTo=۲۸')).toMatchObject({ brixFrom: 28, brixTo: 70 });
  });

  it('reads a page number in Persian digits', () => {
    expect(read('page=۲').page).toBe(2);
  });
});
