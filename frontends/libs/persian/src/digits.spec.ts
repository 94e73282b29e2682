import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseDecimal, parseWholeNumber, toLatinDigits, toPersianDigits } from './digits.js';

describe('digits', () => {
  it('writes Persian and Arabic digits as Latin ones and leaves the rest', () => {
    expect(toLatinDigits('تلفن ۰۹۱۴-٤٥٦ 78')).toBe('تلفن 0914-456 78');
  });

  it('writes Latin and Arabic digits as Persian ones and leaves the rest', () => {
    expect(toPersianDigits('ISO 22000، ٥ کیلو')).toBe('ISO ۲۲۰۰۰، ۵ کیلو');
  });

  it('converts to Persian digits and back to the same number', () => {
    fc.assert(fc.property(fc.nat(), (n) => expect(toLatinDigits(toPersianDigits(n))).toBe(String(n))));
  });
});

describe('parseWholeNumber', () => {
  it.each([
    ['۱۲۰۰', 1200],
    ['١٢٠٠', 1200],
    [' 1200 ', 1200],
    ['۱۲٬۰۰۰', 12_000],
    ['1,200,000', 1_200_000],
    ['۰', 0],
  ])('reads «%s»', (text, value) => expect(parseWholeNumber(text)).toBe(value));

  it.each(['', ' ', '-5', '۱٫۵', '1.5', '1e3', '0x10', '۱۲ کیلو', '1,20', '99999999999999999999'])(
    'takes «%s» for no whole number',
    (text) => expect(parseWholeNumber(text)).toBeNull(),
  );

  it('reads every number that we write', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (n) => expect(parseWholeNumber(new Intl.NumberFormat('fa-IR').format(n))).toBe(n)),
    );
  });
});

describe('parseDecimal', () => {
  it.each([
    ['۷۰', 70],
    ['٣٫٥', 3.5],
    [' 3.5 ', 3.5],
    ['۳/۵', 3.5],
    ['۰', 0],
  ])('reads «%s»', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each(['', '۳٫', '۳ تا ۴', '-۳', '1e3', '۱۲۳۴۵۶۷۸۹۰', '۱٫۲۳۴۵'])('takes «%s» for no number', (text) =>
    expect(parseDecimal(text)).toBeNull(),
  );
});
