import { describe, expect, it } from '@jest/globals';
import { isolateLeftToRight, leftToRightRuns } from './left-to-right.js';

const shown = (text: string) => isolateLeftToRight(text).replaceAll('\u2066', '[').replaceAll('\u2069', ']');

describe('left-to-right parts of a Persian text', () => {
  it.each([
    ['۷۰ ± ۱', '[۷۰ ± ۱]'],
    ['بریکس ۷۰ ± ۱، مبدأ ارومیه', 'بریکس [۷۰ ± ۱]، مبدأ ارومیه'],
    ['۱۰–۱۲ درصد', '[۱۰–۱۲] درصد'],
    ['دمای -۱۸ درجه', 'دمای [-۱۸] درجه'],
    ['کمتر از ۱۰ CFU/g', 'کمتر از [۱۰ CFU/g]'],
    ['نسبت a/b دست‌کم ۲٫۰', 'نسبت [a/b] دست‌کم ۲٫۰'],
    ['گواهی ISO 22000، HACCP و SGS', 'گواهی [ISO 22000]، [HACCP] و [SGS]'],
    ['پورهٔ Totapuri Mango شیرین', 'پورهٔ [Totapuri Mango] شیرین'],
    ['۱۲ تا ۱۴', '۱۲ تا ۱۴'],
    ['۲۷۵ کیلوگرم', '۲۷۵ کیلوگرم'],
    ['رب گوجه‌فرنگی', 'رب گوجه‌فرنگی'],
    ['نمره ۳-۴', 'نمره [۳-۴]'],
    ['', ''],
  ])('«%s» is «%s»', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('leaves a text that is isolated already', () => {
    const text = 'گواهی‌های \u2068ISO 22000\u2069';
    expect(isolateLeftToRight(text)).toBe(text);
    expect(isolateLeftToRight(isolateLeftToRight('۷۰ ± ۱'))).toBe('\u2066۷۰ ± ۱\u2069');
  });

  it('loses no letter', () => {
    const text = 'بریکس ۷۰ ± ۱ و pH ۳٫۵ در ۲۰ °C';
    expect(leftToRightRuns(text).join('')).toBe(text);
  });
});
