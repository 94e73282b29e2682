import { describe, expect, it } from '@jest/globals';
import { safeRedirect } from './safe-redirect';

describe('where a login leads', () => {
  it.each([
    ['/cart/checkout', '/cart/checkout'],
    ['/products?category=apple&q=سیب#top', '/products?category=apple&q=%D8%B3%DB%8C%D8%A8#top'],
    ['/', '/'],
  ])('follows the path %s on this site', (wanted, expected) => {
    expect(safeRedirect(wanted)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'cart',
    'https://evil.example/',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    ' /cart',
  ])('leads home instead of to %j', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/');
  });

  it.each(['/login', '/login?redirect=/cart', '/register'])('does not return to %s', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/');
  });
});
