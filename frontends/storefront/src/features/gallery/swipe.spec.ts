import { describe, expect, it } from '@jest/globals';
import { swipeOf } from './swipe';

describe('a swipe over a photo', () => {
  const from = { x: 100, y: 200 };
  it.each([
    ['to the right shows the next photo, which is on the left', { x: 148, y: 200 }, 'next'],
    ['to the left shows the previous one', { x: 52, y: 200 }, 'previous'],
    ['may be a little askew', { x: 200, y: 250 }, 'next'],
    ['that is short is a tap', { x: 147, y: 200 }, null],
    ['that is rather vertical scrolls', { x: 200, y: 251 }, null],
  ])('%s', (_words, to, shown) => {
    expect(swipeOf(from, to)).toBe(shown);
  });
});
