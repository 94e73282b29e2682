import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readText } from './read-text.js';
import { blankValue } from './typed-value.js';
import { writtenText } from './write-text.js';

const nothing = { minimum: null, maximum: null, target: null, valueText: null, acid: null };

describe('a technical text', () => {
  it.each([
    ['۷۰ ± ۱', '°Bx', { target: 70, minimum: 69, maximum: 71 }],
    ['70 +/- 0.5', '°Bx', { target: 70, minimum: 69.5, maximum: 70.5 }],
    ['۷۰٫۱ ± ۰٫۳', '°Bx', { target: 70.1, minimum: 69.8, maximum: 70.4 }],
    ['۶۸–۷۲', '°Bx', { minimum: 68, maximum: 72 }],
    ['۶۸-۷۲', '°Bx', { minimum: 68, maximum: 72 }],
    ['۲۸ تا ۳۰', '°Bx', { minimum: 28, maximum: 30 }],
    ['از ۲۸ تا ۳۰ درجهٔ بریکس', '°Bx', { minimum: 28, maximum: 30 }],
    ['حداکثر ۲', '%', { maximum: 2 }],
    ['کمتر از ۱۰ CFU/g', 'CFU/g', { maximum: 10 }],
    ['≤ ۵', null, { maximum: 5 }],
    ['< 0.05 ppm', 'mg/kg', { maximum: 0.05 }],
    ['≥ ۶۰', null, { minimum: 60 }],
    ['حداقل ۶۰', null, { minimum: 60 }],
    ['دست‌کم ۵۵ درصد', '%', { minimum: 55 }],
    ['۱۲/۵', '°Bx', { target: 12.5 }],
    ['١٢٫٥', '°Bx', { target: 12.5 }],
    ['12.5', '°Bx', { target: 12.5 }],
    ['۱٫۳۵ گرم بر ميلي‌ليتر', 'g/ml', { target: 1.35 }],
    ['۱٫۵ تا ۲٫۵ درصد (اسید مالیک)', 'g/100 g', { minimum: 1.5, maximum: 2.5, acid: 'malic' }],
    ['حداکثر ۰٫۰۵ میلی‌گرم بر کیلوگرم', 'mg/kg', { maximum: 0.05 }],
    ['ندارد', 'mg/kg', { valueText: 'ندارد' }],
    ['بدون افزودنی', 'mg/kg', { valueText: 'بدون افزودنی' }],
  ])('«%s» in %s', (text, unit, expected) =>
    expect(readText(text, 'range', unit)).toMatchObject({ ...nothing, ...expected }),
  );

  it.each([
    ['نامشخص', '°Bx'],
    ['', '°Bx'],
    ['حدود ۷۰', '°Bx'],
    ['۷۲ تا ۶۸', '°Bx'],
    ['۷۰ تا ۷۰', '°Bx'],
    ['۱ ± ۲', '°Bx'],
    ['۷۰ در ۲۰ درجه', '°Bx'],
    ['کمتر از ۱۰ میلی‌گرم بر کیلوگرم', 'CFU/g'],
    ['۵ درصد', 'mg/kg'],
    ['۵ ppm', null],
    ['۱٫۵ درصد (اسید فسفریک)', 'g/100 g'],
    ['شمارش هاوارد حداکثر ۴۰ درصد میدان مثبت', 'CFU/g'],
    ['1,5', '°Bx'],
    ['۷۰ ± ۱ ± ۲', '°Bx'],
    ['حداکثر', '°Bx'],
  ])('«%s» in %s cannot be read', (text, unit) => expect(readText(text, 'range', unit)).toBeNull());

  it('of a kind without numbers is the value itself', () =>
    expect(readText('طبیعی', 'text', null)).toMatchObject({ ...nothing, valueText: 'طبیعی' }));
});

describe('a written value', () => {
  it.each([
    [{ minimum: 69, maximum: 71, target: 70 }, null, '۷۰ ± ۱'],
    [{ minimum: 69, maximum: 72, target: 70 }, null, '۶۹ تا ۷۲'],
    [{ minimum: 1.5, maximum: 2.5, acid: 'malic' as const }, 'درصد', '۱٫۵ تا ۲٫۵ درصد (اسید مالیک)'],
    [{ maximum: 0.05 }, 'میلی‌گرم بر کیلوگرم', 'حداکثر ۰٫۰۵ میلی‌گرم بر کیلوگرم'],
    [{ minimum: 40, basisBrix: 11.2 }, 'درصد', 'حداقل ۴۰ درصد در بریکس ۱۱٫۲'],
    [{ target: 1.6 }, 'درصد', '۱٫۶ درصد'],
    [{ valueText: 'ندارد' }, 'درصد', 'ندارد'],
  ])('%j is «%s %s»', (value, unitName, expected) =>
    expect(writtenText({ ...blankValue, ...value }, unitName)).toBe(expected),
  );

  const thousandth = fc.integer({ min: 0, max: 999_999 }).map((value) => value / 1000);
  const value = fc.oneof(
    fc
      .tuple(thousandth, thousandth)
      .filter(([a, b]) => a < b)
      .map(([minimum, maximum]) => ({ minimum, maximum })),
    thousandth.map((maximum) => ({ maximum })),
    thousandth.map((minimum) => ({ minimum })),
    thousandth.map((target) => ({ target })),
    fc.integer({ min: 10, max: 900 }).map((target) => ({ target, minimum: target - 0.3, maximum: target + 0.3 })),
  );
  it('is read back as the same value', () => {
    fc.assert(
      fc.property(value, fc.constantFrom(null, 'malic' as const), (numbers, acid) => {
        const written = writtenText({ ...blankValue, ...numbers, acid }, 'درصد');
        expect(readText(written, 'range', 'g/100 g')).toEqual({ ...blankValue, ...numbers, acid });
      }),
    );
  });
});
