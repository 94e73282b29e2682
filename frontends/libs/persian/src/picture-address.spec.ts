import { describe, expect, it } from '@jest/globals';
import { isPictureAddress } from './picture-address.js';

describe('the address of a picture (D42)', () => {
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
