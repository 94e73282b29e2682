import { describe, expect, it } from '@jest/globals';

import { canonicalPathOf, pageAddressOf, pageShapeOf, zoneOf } from './zones';

describe('zones', () => {
  it.each([
    ['/', 'storefront'],
    ['/products', 'storefront'],
    ['/product/12', 'storefront'],
    ['/login', 'storefront'],
    ['/cart', 'cart'],
    ['/cart/', 'cart'],
    ['/cart/checkout', 'cart'],
    ['/admin', 'admin'],
    ['/admin/orders/7', 'admin'],
    ['/nowhere', 'storefront'],
  ])('gives %s to %s', (path, zone) => {
    expect(zoneOf(path)).toBe(zone);
  });

  it('goes by whole segments: /cartoon is no cart', () => {
    expect(zoneOf('/cartoon')).toBe('storefront');
    expect(zoneOf('/administration')).toBe('storefront');
  });

  it('takes no zone from the names every object has', () => {
    expect(zoneOf('/constructor')).toBe('storefront');
    expect(zoneOf('/__proto__')).toBe('storefront');
  });
});

describe('pages', () => {
  it.each(['/', '/products', '/product/1', '/cart', '/cart/checkout', '/cart/confirmation', '/login', '/register'])(
    'knows %s',
    (path) => {
      expect(pageShapeOf(path)).toBeDefined();
    },
  );

  it.each(['/about', '/services', '/contact', '/terms', '/privacy'])(
    'knows %s, which header or footer links to',
    (path) => {
      expect(pageShapeOf(path)).toBeDefined();
      expect(zoneOf(path)).toBe('storefront');
    },
  );

  it.each(['/forgot-password', '/reset-password', '/newsletter/unsubscribe', '/orders/track'])(
    'knows %s, which mails link to',
    (path) => {
      expect(pageShapeOf(path)).toBe('form');
      expect(zoneOf(path)).toBe('storefront');
    },
  );

  it('leaves everything below /admin to the admin', () => {
    expect(pageShapeOf('/admin')).toBe('admin');
    expect(pageShapeOf('/admin/anything/else')).toBe('admin');
  });

  it.each(['/nowhere', '/product', '/product/apple', '/product/1/2', '/cart/other', '/products/1'])(
    'has no page at %s',
    (path) => {
      expect(pageShapeOf(path)).toBeUndefined();
    },
  );
});

describe('one page, one address', () => {
  it.each([
    ['/products', '?q=%D8%B3%DB%8C%D8%A8&utm_source=x', '/products?q=%D8%B3%DB%8C%D8%A8'],
    ['/products', '?page=2&sort=newest', '/products?sort=newest&page=2'],
    ['/products', '?sort=newest&page=2&page=3', '/products?sort=newest&page=2'],
    ['/products', '?q=&sort=', '/products'],
    ['/', '?gclid=1', '/'],
    ['/login', '?redirect=/cart/checkout', '/login?redirect=%2Fcart%2Fcheckout'],
    ['/nowhere', '?a=1', '/nowhere'],
    ['/reset-password', '?token=secret', '/reset-password'],
    ['/newsletter/unsubscribe', '?token=secret', '/newsletter/unsubscribe'],
    ['/orders/track', '?code=K7QF2-9MXTA', '/orders/track'],
  ])('reads %s%s as %s', (path, query, address) => {
    expect(pageAddressOf(path, query)).toBe(address);
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
    ['/Cart//Checkout', '/cart/checkout'],
    ['/Admin/orders', '/admin/orders'],
    ['//', '/'],
    ['/nowhere/', '/nowhere'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%5Cevil.example/', '/%5Cevil.example'],
    ['/%5c', '/%5C'],
  ])('reads %s as %s', (path, canonical) => {
    expect(canonicalPathOf(path)).toBe(canonical);
  });

  it.each([
    '/',
    '/products',
    '/product/1',
    '/admin',
    '/admin/Orders',
    '/nowhere',
    '/Nowhere',
    '/%D8%B3',
    '/سیب',
    '/%D9%8',
  ])('leaves %s as it is', (path) => {
    expect(canonicalPathOf(path)).toBe(path);
  });
});
