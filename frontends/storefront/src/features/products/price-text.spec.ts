import { describe, expect, it } from '@jest/globals';
import { priceText } from './price-text';

describe('the words of a price (D2)', () => {
  it('names toman per ton in Persian digits, the note and the date of the rate for a price in the list', () => {
    expect(
      priceText({
        tomanPerTon: 166_000_000,
        basis: 'list',
        usdPerTon: 2000,
        rate: 83_000,
        rateDate: '2025-05-21T20:30:00.000Z',
      }),
    ).toEqual({
      amount: '۱۶۶٬۰۰۰٬۰۰۰',
      note: expect.stringContaining('کارشناسان فروش'),
      rateDate: 'نرخ تبدیل به تاریخ ۱۴۰۴/۰۳/۰۱',
    });
  });

  it('shows a price of its own without a rate', () => {
    expect(priceText({ tomanPerTon: 90_500_000, basis: 'own', usdPerTon: null, rate: null, rateDate: null })).toEqual({
      amount: '۹۰٬۵۰۰٬۰۰۰',
      note: null,
      rateDate: null,
    });
  });

  it('has no words for a product without a price', () => {
    expect(priceText(null)).toBeNull();
  });
});
