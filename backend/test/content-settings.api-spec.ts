import { afterEach, describe, expect, it } from '@jest/globals';
import { Setting, SettingsService } from '../src/content/index.js';
import { bumpRevision } from '../src/database/index.js';
import { startApiForSpec, type Answer } from './support/index.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
afterEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(Setting);
    await bumpRevision(tx);
  }),
);

const read = async (): Promise<Answer['body']> => (await api.call('GET /api/settings')).body;
/** What only staff read stands in the answer to a change, and not in what visitors get. */
const forStaff = { lostReasons: expect.stringContaining('قیمت'), replyTemplates: expect.stringContaining('{نام}') };
const update = (body: unknown): Promise<Answer> => api.call('PUT /api/settings', { token, body });

describe('the settings', () => {
  it('say from the start what the specification says', async () => {
    expect(await read()).toEqual({
      siteTitle: expect.stringContaining('افشره'),
      metaDescription: expect.any(String),
      keywords: expect.any(String),
      searchSynonyms: expect.stringContaining('شیره = کنسانتره'),
      contactEmail: expect.stringContaining('@'),
      phone: expect.stringMatching(/^\+98\d{10}$/),
      salesPhone: expect.stringMatching(/^\+98\d{10}$/),
      address: expect.stringContaining('ارومیه'),
      officeHours: 'شنبه تا پنجشنبه، ۸:۰۰ تا ۱۶:۰۰',
      callHours: { from: 8, to: 18, text: '۸ صبح تا ۶ عصر' },
      callRetryHours: 2,
      callRetryAttempts: 3,
      socialLinks: {
        telegram: expect.stringMatching(/^https:/),
        instagram: expect.stringMatching(/^https:/),
        linkedin: expect.stringMatching(/^https:/),
        whatsapp: expect.stringMatching(/^https:/),
      },
      usdRate: 83_000,
      usdRateDate: expect.stringMatching(/Z$/),
      rateOldAfterDays: 30,
      rateExpiredAfterDays: 90,
      legalName: 'افشره',
      nationalId: '',
      economicCode: '',
      postalCode: '',
      taxPercent: 10,
      taxFrom: '2024-03-20',
      taxPercentBefore: 9,
      vitalsPercent: 100,
      measuresVitals: true,
      answerTime: null,
      version: 1,
    });
  });

  it('change where they are named, and nowhere else', async () => {
    const before = await read();
    const { status, body } = await update({
      siteTitle: ' افشرهٔ نو ',
      contactEmail: ' sales@afshoreh.example ',
      salesPhone: '۰۹۱۴۷۶۵۴۳۲۱',
      callHours: { from: 9, to: 17 },
      socialLinks: { telegram: 'https://t.me/afshoreh_sales' },
    });
    const after = {
      ...before,
      siteTitle: 'افشرهٔ نو',
      contactEmail: 'sales@afshoreh.example',
      salesPhone: '+989147654321',
      callHours: { from: 9, to: 17, text: '۹ صبح تا ۵ عصر' },
      socialLinks: { ...before.socialLinks, telegram: 'https://t.me/afshoreh_sales' },
      version: 2,
    };
    expect([status, body]).toEqual([200, { ...forStaff, ...after, movedPromises: 0 }]);
    expect(await read()).toEqual(after);
    await update({ socialLinks: { instagram: 'https://instagram.com/afshoreh_sales' } });
    expect((await read()).socialLinks.telegram).toBe('https://t.me/afshoreh_sales');
    await update({ socialLinks: { telegram: null } });
    expect((await read()).socialLinks.telegram).toBeNull();
  });

  it('keep what each of several admins changes at once', async () => {
    const names = ['telegram', 'instagram', 'linkedin', 'whatsapp'];
    const links = Object.fromEntries(names.map((name) => [name, `https://example.com/${name}`]));
    await Promise.all(names.map((name) => update({ socialLinks: { [name]: links[name] } })));
    expect((await read()).socialLinks).toEqual(links);
  });

  it('are taken back whole as they were answered', async () => {
    const before = await read();
    const { body: answered } = await update(before);
    expect(answered).toEqual({ ...forStaff, ...before, movedPromises: 0 });
    expect(await update(answered)).toMatchObject({ status: 200, body: answered });
  });

  it('count a change as a change of public data', async () => {
    const before = api.database.revision;
    await update({ siteTitle: 'عنوان دیگر' });
    expect(api.database.revision).toBeGreaterThan(before);
  });

  it('are for admins to change', async () => {
    expect((await api.call('PUT /api/settings', { body: { usdRate: 1 } })).status).toBe(401);
  });

  it.each([
    ['siteTitle', { siteTitle: '' }],
    ['siteTitle', { siteTitle: null }],
    ['contactEmail', { contactEmail: 'afshoreh' }],
    ['phone', { phone: '12' }],
    ['callHours', { callHours: null }],
    ['callHours', { callHours: 'صبح' }],
    ['callHours.from', { callHours: { from: -1, to: 18 } }],
    ['callHours.to', { callHours: { from: 8, to: 25 } }],
    ['callHours.to', { callHours: { from: 18, to: 8 } }],
    ['callHours.to', { callHours: { from: 8 } }],
    ['callRetryHours', { callRetryHours: 0 }],
    ['callRetryHours', { callRetryHours: null }],
    ['callRetryAttempts', { callRetryAttempts: 21 }],
    ['callRetryAttempts', { callRetryAttempts: 'سه بار' }],
    ['socialLinks.telegram', { socialLinks: { telegram: 'javascript:alert(1)' } }],
    ['socialLinks.telegram', { socialLinks: { telegram: '/contact' } }],
    ['socialLinks.whatsapp', { socialLinks: { whatsapp: 'tel:+989140000000' } }],
    ['socialLinks.instagram', { socialLinks: { instagram: 'afshoreh' } }],
    ['socialLinks.facebook', { socialLinks: { facebook: 'https://example.com' } }],
    ['usdRate', { usdRate: 0 }],
    ['usdRate', { usdRate: '83000' }],
    ['usdRate', { usdRate: 1e12 }],
    ['usdRateDate', { usdRateDate: 'دیروز' }],
    ['usdRateDate', { usdRateDate: '2026-13-01' }],
    ['secret', { secret: 'x' }],
  ])('refuse a wrong %s (%j)', async (field, body) => {
    const before = await read();
    const answer = await update(body);
    expect([answer.status, answer.body.errors.map((error: { field: string }) => error.field)]).toEqual([400, [field]]);
    expect(answer.body.errors[0].message).toMatch(/[\u0600-\u06ff]/);
    expect(await read()).toEqual(before);
  });

  it.each(['[]', '5', 'null', '"متن"'])('refuse a body that is %s', async (body) => {
    expect((await update(body)).status).toBe(400);
  });

  it('keep both of two changes of different settings at once', async () => {
    await Promise.all([
      update({ siteTitle: 'عنوان یکم' }),
      update({ officeHours: 'هر روز' }),
      update({ usdRate: 90_000 }),
    ]);
    expect(await read()).toMatchObject({ siteTitle: 'عنوان یکم', officeHours: 'هر روز', usdRate: 90_000 });
  });
});

describe('the rate of the dollar', () => {
  const isNow = (date: string): boolean => Math.abs(Date.now() - Date.parse(date)) < 10_000;

  it('gets the date of the day when it is set', async () => {
    const { body } = await update({ usdRate: 91_500 });
    expect([body.usdRate, isNow(body.usdRateDate)]).toEqual([91_500, true]);
  });

  it('gets it also when a form sends the date of the old rate along', async () => {
    const before = await read();
    const { body } = await update({ ...before, usdRate: 91_500 });
    expect(isNow(body.usdRateDate)).toBe(true);
  });

  it('keeps a date that is given with it', async () => {
    const { body } = await update({ usdRate: 91_500, usdRateDate: '2026-01-02' });
    expect(body.usdRateDate).toBe('2026-01-02T00:00:00.000Z');
  });

  it('is passed to those who depend on it in the same transaction: when they fail, nothing changes', async () => {
    const settings = api.api.app.get(SettingsService, { strict: false });
    const rates: number[] = [];
    settings.onChange(async (tx, { usdRate }) => {
      rates.push(usdRate);
      if (usdRate === 13) throw new Error('cannot follow');
      await tx.query('SELECT 1');
    });
    await update({ usdRate: 92_000 });
    expect(rates).toEqual([92_000]);
    expect((await update({ usdRate: 13 })).status).toBe(500);
    expect((await read()).usdRate).toBe(92_000);
  });
});
