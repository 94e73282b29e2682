import { describe, expect, it } from '@jest/globals';
import { colourIn } from './colour';

describe('the colour that a data sheet names', () => {
  it.each([
    ['قرمز طبیعی، نسبت a/b دست‌کم ۲٫۰', 'قرمز طبیعی', '#b3262a'],
    ['کهربایی روشن و شفاف، رنگ در ۴۴۰ نانومتر', 'کهربایی روشن و شفاف', 'color-mix(in oklab, #c98a2b 70%, white)'],
    ['قرمز تیرهٔ شفاف، طعم ترش', 'قرمز تیرهٔ شفاف', 'color-mix(in oklab, #b3262a 65%, black)'],
    ['قرمز ارغوانی تیره', 'قرمز ارغوانی تیره', 'color-mix(in oklab, #6b1f45 65%, black)'],
    ['زرد طلایی', 'زرد طلایی', '#d8a62f'],
  ])('«%s» is «%s»', (text, words, colour) => expect(colourIn(text)).toEqual({ words, colour }));

  it.each([[null], [''], ['شفاف، بدون رنگ قرمز افزوده'], ['طبق سفارش']])('is not guessed from %j', (text) =>
    expect(colourIn(text)).toBeNull(),
  );
});
