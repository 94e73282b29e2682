import { describe, expect, it } from '@jest/globals';
import { isPictureAddress } from './picture-address.js';

describe('the address of a picture', () => {
  it.each(['/media/5f0c.webp', '/assets/apple.svg', '/media/سیب.jpg'])('may be %s', (address) => {
    expect(isPictureAddress(address)).toBe(true);
  });

  it.each([
    '',
    'https://example.com/a.webp',
    '//example.com/media/a.webp',
    '/\\example.com/media/a.webp',
    '/media/\\a.webp',
    '/media/a b.webp',
    '/media/',
    '/products',
    'media/a.webp',
    ' /media/a.webp',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ])('is not «%s»', (address) => {
    expect(isPictureAddress(address)).toBe(false);
  });
});

describe('isPictureAddress', () => {
  it.each(['/media/a.jpg', '/media/5f0c-640.avif', '/assets/apple.svg', '/assets/fruit/سیب.svg'])(
    'takes %s',
    (address) => expect(isPictureAddress(address)).toBe(true),
  );

  it.each([
    'https://example.com/a.jpg',
    'http://localhost/media/a.jpg',
    '//x.example/media/a.jpg',
    'data:image/png,x',
    'mailto:a@b.c',
    'tel:1',
    '/a.jpg',
    '/media',
    '/media/',
    '/mediator/a.jpg',
    'media/a.jpg',
    '/api/media/1',
    '/media/../api/x',
    '/assets/./x',
    '/media/..',
    '/media\\a.jpg',
    '/\t/x.example/a.jpg',
    '',
  ])('refuses «%s»', (address) => expect(isPictureAddress(address)).toBe(false));
});
