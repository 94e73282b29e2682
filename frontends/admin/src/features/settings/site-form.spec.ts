import { describe, expect, it } from '@jest/globals';
import { settings } from '../../testing/settings';
import { plannedHours, siteChange, siteSchema, siteValues } from './site-form';

describe('site settings form', () => {
  it('takes the stored settings as they are', () => {
    expect(siteSchema.safeParse(siteValues(settings)).success).toBe(true);
  });

  it('sends nothing but what was changed', () => {
    const values = { ...siteValues(settings), address: 'تبریز، خیابان امام' };
    expect(siteChange(values, { address: true })).toEqual({ address: 'تبریز، خیابان امام' });
  });

  it('sends numbers however they were typed, call hours as a pair, and an emptied link as none', () => {
    const values = { ...siteValues(settings), callRetryHours: '۴', callTo: '20', telegram: '' };
    expect(siteChange(values, { callRetryHours: true, callTo: true, telegram: true })).toEqual({
      callRetryHours: 4,
      callHours: { from: 8, to: 20 },
      socialLinks: { telegram: null },
    });
  });

  it.each([
    ['callTo', { callFrom: '18', callTo: '8' }],
    ['callRetryHours', { callRetryHours: '۰' }],
    ['callRetryAttempts', { callRetryAttempts: 'سه بار' }],
    ['telegram', { telegram: '@afshoreh' }],
    ['whatsapp', { whatsapp: 'tel:+989140000000' }],
    ['instagram', { instagram: '/instagram' }],
    ['contactEmail', { contactEmail: 'afshoreh' }],
  ])('refuses a wrong %s (%j)', (field, change) => {
    const { error } = siteSchema.safeParse({ ...siteValues(settings), ...change });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([field]);
  });

  it('takes a link without its https', () => {
    expect(siteSchema.safeParse({ ...siteValues(settings), telegram: 't.me/afshoreh' }).success).toBe(true);
  });

  it('asks what other call hours would move only when they are others, and a span of time', () => {
    const values = siteValues(settings);
    expect(plannedHours(values, settings)).toBeNull();
    expect(plannedHours({ ...values, callFrom: '19' }, settings)).toBeNull();
    expect(plannedHours({ ...values, callFrom: '9' }, settings)).toEqual({ from: 9, to: 18 });
  });
});
