import { describe, expect, it } from '@jest/globals';
import { siteChange, siteSchema, siteValues } from './site-form';

const settings = {
  siteTitle: 'افشره',
  metaDescription: '',
  keywords: '',
  contactEmail: 'info@afshoreh.example',
  phone: '+984433000000',
  salesPhone: '+989140000000',
  address: 'ارومیه، شهرک صنعتی',
  officeHours: 'شنبه تا پنجشنبه',
  callHours: { from: 8, to: 18, text: '۸ تا ۱۸' },
  callRetryHours: 2,
  callRetryAttempts: 3,
  socialLinks: { telegram: null, instagram: null, linkedin: null, whatsapp: null },
  usdRate: 83_000,
  version: 1,
  usdRateDate: '2025-05-21T20:30:00.000Z',
  rateOldAfterDays: 30,
  rateExpiredAfterDays: 90,
};

describe('site settings form', () => {
  it('takes the stored settings as they are', () => {
    expect(siteSchema.safeParse(siteValues(settings)).success).toBe(true);
  });

  it('sends nothing but what was changed', () => {
    const values = { ...siteValues(settings), address: 'تبریز، خیابان امام' };
    expect(siteChange(values, { address: true })).toEqual({ address: 'تبریز، خیابان امام' });
  });

  it('sends the rate as a number, however it was typed', () => {
    const values = { ...siteValues(settings), usdRate: '۹۱٬۵۰۰' };
    expect(siteChange(values, { usdRate: true })).toEqual({ usdRate: 91_500 });
  });

  it.each(['', '0', '-1', 'نود هزار'])('refuses the rate «%s»', (usdRate) => {
    expect(siteSchema.safeParse({ ...siteValues(settings), usdRate }).success).toBe(false);
  });
});
