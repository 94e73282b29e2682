import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatFileSize, formatNumber, formatToman, keepNumbersWithWords } from './numbers.js';

describe('numbers', () => {
  it('groups thousands in Persian digits', () => expect(formatNumber(1234567)).toBe('۱٬۲۳۴٬۵۶۷'));

  it('puts no line break between a word and its number', () =>
    expect(keepNumbersWithWords('فاز ۲، پلاک 12، ۸ تا ۱۶')).toBe('فاز\u00a0۲، پلاک\u00a012، ۸ تا\u00a0۱۶'));

  it('writes numbers as Intl does', () => {
    const written = new Intl.NumberFormat('fa-IR');
    const thousandths = fc.integer({ min: -(2 ** 40), max: 2 ** 40 }).map((value) => value / 1000);
    fc.assert(fc.property(thousandths, (value) => expect(formatNumber(value)).toBe(written.format(value))));
    fc.assert(fc.property(fc.maxSafeInteger(), (value) => expect(formatNumber(value)).toBe(written.format(value))));
  });

  it('writes toman after the amount, rounded', () => {
    expect(formatToman(166_000_000)).toBe('۱۶۶٬۰۰۰٬۰۰۰ تومان');
    expect(formatToman(999.6)).toBe('۱٬۰۰۰ تومان');
  });

  it.each([
    [0, '۰ بایت'],
    [1023, '۱٬۰۲۳ بایت'],
    [1024, '۱٫۰۰ کیلوبایت'],
    [1_048_575, '۱٫۰۰ مگابایت'],
    [1_572_864, '۱٫۵۰ مگابایت'],
    [3 * 1024 ** 3, '۳٫۰۰ گیگابایت'],
    [5000 * 1024 ** 3, '۵٬۰۰۰٫۰۰ گیگابایت'],
  ])('writes %d bytes', (bytes, text) => expect(formatFileSize(bytes)).toBe(text));
});
