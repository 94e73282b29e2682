import { describe, expect, it } from '@jest/globals';

import { pathShapeOf, isPagePath, SiteMap, type PageFacts } from './site-map';

const facts = (path: string, more: Partial<PageFacts> = {}): PageFacts => ({ path, outline: 'text', ...more });

const site = new SiteMap({
  storefront: [
    facts('*'),
    facts('/'),
    facts('/products', { query: ['category', 'sort', 'q', '*From', 'page'] }),
    facts('/product/:id', { params: { id: 'number' } }),
    facts('/login', { query: ['redirect'] }),
    facts('/blog/:slug'),
    facts('/blog/archive'),
    facts('/:section/archive'),
    facts('/orders/track'),
  ],
  cart: [facts('/cart'), facts('/cart/checkout')],
  admin: [facts('/admin', { frame: 'own' }), facts('/admin/orders'), facts('/admin/*')],
});
/** Remote and pattern of the page at a path. */
const found = (path: string) => {
  const { remote, page } = site.at(path) ?? {};
  return `${remote} ${page?.path}`;
};

describe('the page at a path', () => {
  it.each([
    ['/', 'storefront /'],
    ['/products', 'storefront /products'],
    ['/product/12', 'storefront /product/:id'],
    ['/cart', 'cart /cart'],
    ['/cart/', 'cart /cart'],
    ['/cart/checkout', 'cart /cart/checkout'],
    ['/admin', 'admin /admin'],
    ['/admin/orders', 'admin /admin/orders'],
    ['/orders/track', 'storefront /orders/track'],
  ])('%s is %s', (path, page) => {
    expect(found(path)).toBe(page);
  });

  it.each([
    ['/blog/archive', 'storefront /blog/archive'],
    ['/blog/what-is-brix', 'storefront /blog/:slug'],
    ['/news/archive', 'storefront /:section/archive'],
  ])('is the most literal one, from the left: %s is %s', (path, page) => {
    expect(found(path)).toBe(page);
  });

  it.each(['/nowhere', '/product', '/product/apple', '/product/1/2', '/product/1234567890123456', '/cart/other'])(
    'is the not-found page for all where there is none: %s',
    (path) => {
      expect(found(path)).toBe('storefront *');
    },
  );

  it.each(['/admin/nowhere', '/admin/orders/7'])('is the 404 page of the remote that owns the area: %s', (path) => {
    expect(found(path)).toBe('admin /admin/*');
  });

  it.each(['/cartoon', '/administration', '/constructor', '/__proto__', '/toString'])(
    'goes by whole segments, and by no names that every object has: %s',
    (path) => {
      expect(found(path)).toBe('storefront *');
    },
  );

  it('has the parameters of its path, decoded where possible', () => {
    expect(site.at('/product/12')?.params).toEqual({ id: '12' });
    expect(site.at('/blog/%D8%B3%DB%8C%D8%A8')?.params).toEqual({ slug: 'سیب' });
    expect(site.at('/blog/%D9%8')?.params).toEqual({ slug: '%D9%8' });
  });

  it('does not treat a parameter as a number because its name is a property of every object', () => {
    expect(new SiteMap({ storefront: [facts('/:constructor')] }).at('/a')?.params).toEqual({ constructor: 'a' });
  });

  it('is undefined where no remote has a 404 page', () => {
    expect(new SiteMap({ cart: [facts('/cart')] }).at('/')).toBeUndefined();
    expect(new SiteMap({}).canonicalOf('/Nowhere/')).toBe('/Nowhere');
  });
});

describe('one page, one address', () => {
  it.each([
    ['/products', '?q=%D8%B3%DB%8C%D8%A8&utm_source=x', '/products?q=%D8%B3%DB%8C%D8%A8'],
    ['/products', '?page=2&sort=newest', '/products?sort=newest&page=2'],
    ['/products', '?sort=newest&page=2&page=3', '/products?sort=newest&page=2'],
    ['/products', '?q=&sort=', '/products'],
    ['/products', '?phFrom=&page=2&brixFrom=65&From=1', '/products?brixFrom=65&From=1&page=2'],
    ['/', '?gclid=1', '/'],
    ['/login', '?redirect=/cart/checkout', '/login?redirect=%2Fcart%2Fcheckout'],
    ['/nowhere', '?a=1', '/nowhere'],
    ['/orders/track', '?code=K7QF2-9MXTA', '/orders/track'],
  ])('reads %s%s as %s', (path, query, address) => {
    expect(site.addressOf(path, query)).toBe(address);
  });
});

describe('one page, one path', () => {
  it.each([
    ['/Products', '/products'],
    ['//products', '/products'],
    ['/products//', '/products'],
    ['/%70roducts', '/products'],
    ['/product/%31', '/product/1'],
    ['/PRODUCT/%31%32/', '/product/12'],
    ['/Blog/Brix', '/blog/Brix'],
    ['/Cart//Checkout', '/cart/checkout'],
    ['/Admin/orders', '/admin/orders'],
    ['/Admin/Nowhere', '/admin/Nowhere'],
    ['//', '/'],
    ['/nowhere/', '/nowhere'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['\\\\evil.example', '/evil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['/%5c', '/%5C'],
    ['/%2e%2e/admin', '/../admin'],
    ['', '/'],
  ])('reads %s as %s', (path, canonical) => {
    expect(site.canonicalOf(path)).toBe(canonical);
  });

  it.each([
    '/',
    '/products',
    '/product/1',
    '/admin',
    '/nowhere',
    '/Nowhere',
    '/%D8%B3',
    '/سیب',
    '/%D9%8',
    '/%00',
    '/%2F%2Fevil.example',
  ])('leaves %s as it is', (path) => {
    expect(site.canonicalOf(path)).toBe(path);
  });

  it('has a path that never has a page, whatever pages exist', () => {
    expect(site.missingPath).toBe('/404');
    const open = new SiteMap({ storefront: [facts('*'), facts('/:name'), facts('/:shop/:name')] });
    expect(open.at(open.missingPath)?.page.path).toBe('*');
  });

  it('handles ten thousand segments and parameters without backtracking', () => {
    const long = '/a'.repeat(10_000);
    const open = new SiteMap({ storefront: [facts('*'), facts('/:a'.repeat(40)), facts(`${'/:a'.repeat(40)}/*`)] });
    expect(found(long)).toBe('storefront *');
    expect(open.at(long)?.page.path).toMatch(/^(\/:a){40}\/\*$/);
    expect(site.canonicalOf(`/${'/'.repeat(10_000)}`)).toBe('/');
    expect(isPagePath(`${'/a'.repeat(10_000)}!`)).toBe(false);
  });
});

describe('the path of a page', () => {
  it.each(['/', '*', '/a', '/a/b-2', '/product/:id', '/:shop/:productId', '/admin/*'])('may be %s', (path) => {
    expect(isPagePath(path)).toBe(true);
  });

  it.each(['', 'a', '//', '/a/', '/A', '/a/*/b', '/a*', '/:', '/a.txt', '/..', '/%61', '/a b', '/a\n', '/:id(\\d+)'])(
    'is not %j',
    (path) => {
      expect(isPagePath(path)).toBe(false);
    },
  );

  it('has the same shape as another one when both match the same paths', () => {
    expect(pathShapeOf(facts('/product/:id'))).toBe(pathShapeOf(facts('/product/:slug')));
    expect(pathShapeOf(facts('/product/:id'))).not.toBe(
      pathShapeOf(facts('/product/:id', { params: { id: 'number' } })),
    );
    expect(pathShapeOf(facts('*'))).not.toBe(pathShapeOf(facts('/')));
  });
});
