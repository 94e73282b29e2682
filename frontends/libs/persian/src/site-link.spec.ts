import { isPictureAddress } from '@afshoreh/persian';
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

describe('isPictureAddress (D42)', () => {
  it.each(['/media/a.jpg', '/media/5f0c-640.avif', '/assets/apple.svg', '/assets/fruit/سیب.svg'])(
    'takes %s',
    (address) => expect(isPictureAddress(address)).toBe(true),
  );

  it.each([
    ...['https://example.com/a.jpg', 'http://localhost/media/a.jpg', '//x.example/media/a.jpg', 'data:image/png,x'],
    ...['mailto:a@b.c', 'tel:1', '/a.jpg', '/media', '/media/', '/mediator/a.jpg', 'media/a.jpg', '/api/media/1'],
    ...['/media/../api/x', '/assets/./x', '/media/..', '/media\\a.jpg', '/\t/x.example/a.jpg', ''],
  ])('refuses «%s»', (address) => expect(isPictureAddress(address)).toBe(false));
});
