import { describe, expect, it } from '@jest/globals';
import { pages } from '../../app';
import { firstSearch, productsPath, readSearch } from './product-list-search';

const read = (query: string) => readSearch(new URLSearchParams(query));

describe('the address of the product list', () => {
  it('shows all categories, the most popular first, when it says nothing', () => {
    expect(read('')).toEqual(firstSearch);
  });

  it('has category, sort, search, filters and page', () => {
    const words = { q: 'رب گوجه‌فرنگی', family: 'tomato', pack: 'بشکه', origin: 'خوی' };
    const limits = { brix: { from: 28 }, ph: { to: 4.5 }, transmittance_440: { from: 40, to: 60.5 } };
    const search = { category: 'tomato', sort: 'price-low', ...words, limits, page: 3 } as const;
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

  it('is known to the server with every limit, which leaves out what a page does not name', () => {
    const list = pages.find(({ path }) => path === '/products');
    expect(list?.query).toEqual(expect.arrayContaining(['family', 'pack', 'origin', '*From', '*To']));
  });

  it('has no limit from more to less, which the form shows as a mistake', () => {
    expect(read('brixFrom=۷۰&brixTo=۲۸').limits).toEqual({});
  });

  it('reads addresses of earlier lists', () => {
    expect(read('pHFrom=3').limits).toEqual({ ph: { from: 3 } });
  });

  it('takes no name for something that all objects have', () => {
    expect(Object.keys(read('constructorFrom=3&__proto__To=4').limits).sort()).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>).to).toBeUndefined();
  });

  it('reads a page number in Persian digits', () => {
    expect(read('page=۲').page).toBe(2);
  });
});
