import { describe, expect, it } from '@jest/globals';
import { quantityOf, readTypedLine } from './typed-line';

describe('a typed line', () => {
  it.each([
    ['سیب ۲ تن', 'سیب', '۲ تن'],
    ['۲ تن سیب', 'سیب', '۲ تن'],
    ['سیب دو تن و نیم', 'سیب', 'دو تن و نیم'],
    ['انگور قرمز ۱ تن و ۲۰۰ کیلو', 'انگور قرمز', '۱ تن و ۲۰۰ کیلو'],
    ['کنسانترهٔ سیب ۷۰ بریکس ۵۰۰', 'کنسانترهٔ سیب ۷۰ بریکس', '۵۰۰'],
    ['پوره هلو 2500kg', 'پوره هلو', '2500kg'],
    ['سیب ۴ بشکه', 'سیب', '۴ بشکه'],
    ['  رب   گوجه‌فرنگی ', 'رب گوجه‌فرنگی', ''],
    ['', '', ''],
  ])('«%s» is «%s» and «%s»', (typed, product, amount) => {
    expect(readTypedLine(typed)).toEqual({ product, amount });
  });

  it('counts packs of the product, and keeps what is not an amount as it was typed', () => {
    const drum = { name: 'بشکه', kilograms: 275 };
    expect([quantityOf('۴ بشکه', drum), quantityOf('۴ بشکه', null), quantityOf('', drum)]).toEqual([
      1100,
      '۴ بشکه',
      '',
    ]);
  });
});
