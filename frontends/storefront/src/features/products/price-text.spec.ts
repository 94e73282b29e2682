import { describe, expect, it } from '@jest/globals';
import { aListPrice } from '../../testing/a-product';
import { oldRateText, priceText, rateDateText } from './price-text';

const own = {
  tomanPerTon: 90_500_000,
  basis: 'own',
  usdPerTon: null,
  rate: null,
  rateDate: null,
  rateIsOld: false,
} as const;

describe('the words of a price', () => {
  it('are toman per ton in Persian digits, and the date of the rate for a price in the list', () => {
    expect([priceText(aListPrice), rateDateText(aListPrice)]).toEqual(['۱۶۶٬۰۰۰٬۰۰۰', 'نرخ تبدیل به تاریخ ۱۴۰۴/۰۳/۰۱']);
    expect([priceText(own), rateDateText(own)]).toEqual(['۹۰٬۵۰۰٬۰۰۰', null]);
  });

  it('mark an old rate with its month', () => {
    expect(oldRateText({ ...aListPrice, rateIsOld: true })).toBe('نرخ خرداد\u00a0۱۴۰۴');
    expect(oldRateText(aListPrice)).toBeNull();
  });

  it('are none for a product without a price', () => {
    expect(priceText(null)).toBeNull();
  });
});
