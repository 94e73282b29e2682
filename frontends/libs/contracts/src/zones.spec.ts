import { describe, expect, it } from '@jest/globals';

import { pageShapeOf, zoneOf } from './zones';

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
