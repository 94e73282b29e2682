import { describe, expect, it } from '@jest/globals';
import { paragraph } from './paragraph.js';

const type = { size: 30, colour: '#000000', width: 540 };

describe('a text of an Open Graph picture', () => {
  it('is set as it is read: a formula from left to right amid Persian words', async () => {
    const drawn = await paragraph('بریکس ۷۰ ± ۱ · ارومیه', type);
    // An override sets every letter in the order in which it is written here.
    const forced = await paragraph('بریکس \u2066\u202d۷۰ ± ۱\u202c\u2069 · ارومیه', type);
    const reversed = await paragraph('بریکس \u2066\u202d۱ ± ۷۰\u202c\u2069 · ارومیه', type);
    expect(drawn.png.equals(forced.png)).toBe(true);
    expect(drawn.png.equals(reversed.png)).toBe(false);
  });
});
