import { describe, expect, it } from '@jest/globals';
import { isSiteLink } from './site-link.js';

describe('isSiteLink', () => {
  it.each([
    '/products',
    '/product/1?tab=2#x',
    '/بلاگ',
    'https://example.com/a',
    'http://example.com',
    'mailto:a@b.c',
    'tel:+98441',
  ])('takes %s', (link) => expect(isSiteLink(link)).toBe(true));

  it.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://',
    'https:evil.example',
    'https://bank.example@evil.example',
    'mailto:',
    'products',
    'ftp://example.com',
    '',
  ])('refuses «%s»', (link) => expect(isSiteLink(link)).toBe(false));
});
