import { beforeEach, describe, expect, it } from '@jest/globals';
import { toLatinDigits } from '@afshoreh/persian';
import { RateWatch } from '../src/catalog/rate-watch.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString();

const list = (query = ''): Promise<Answer> => api.call(`GET /api/products?${query}`);
const namesOf = ({ body }: Answer): string[] => (body as { name: string }[]).map(({ name }) => name);
const search = async (q: string): Promise<string[]> => namesOf(await list(`q=${encodeURIComponent(q)}`));

async function emptyCatalogue(): Promise<void> {
  const { body } = await list('limit=100');
  for (const { id } of body as { id: number }[]) await api.call(`DELETE /api/products/${id}`, { token });
  const prices = (await api.call('GET /api/price-list')).body as { items: { id: number }[] };
  for (const { id } of prices.items) await api.call(`DELETE /api/price-list/${id}`, { token });
  await api.call('PUT /api/settings', { token, body: { usdRate: 83_000 } });
}

const listPrice = (name: string, usdPerTon: number): Promise<Answer> =>
  api.call('POST /api/price-list', { token, body: { name, usdPerTon } });

describe('the catalogue as visitors see it', () => {
  beforeEach(emptyCatalogue);

  it('shows every field of a product, and null for what nobody filled in', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ سیب', pH: '۳٫۵', description: '' });
    const { status, body } = await api.call(`GET /api/products/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, name: 'کنسانترهٔ سیب', category: 'apple', isFeatured: false, pH: '۳٫۵', sn: null });
    expect(body.description).toBeNull();
    expect(Object.keys(body as object).sort()).toEqual(
      `acidity additive alcohol ash brix category colorFlavor density description documents fructose id image
        imageAlt imageVariants indicativePrice
       isFeatured lacticAcidBacteria lead leadTimeDays mold name newCropYear origin osmoticYeast pH pack packaging packs
       pictures pressMonths shelfLife sku sn so2
       specification status totalMicrobe
       type weight`
        .split(/\s+/)
        .sort(),
    );
  });

  it('answers 404 for a product that is not there, and 400 for an id that is no number', async () => {
    const missing = await api.call('GET /api/products/999999');
    expect([missing.status, missing.body.code]).toEqual([404, 'catalog.product_not_found']);
    expect(missing.headers.get('content-type')).toContain('application/problem+json');
    for (const id of ['abc', '1.5', '-1', '0', '99999999999', '1e3', '%D9%A1']) {
      const { status, body } = await api.call(`GET /api/products/${id}`);
      expect([id, status, body.message]).toEqual([id, 400, 'شناسه باید عدد باشد']);
    }
  });

  it('filters by the chips: apple, tomato and grape map to themselves, everything else to other', async () => {
    for (const category of ['apple', 'tomato', 'grape', 'cherry', 'pomegranate', 'other'])
      await addProduct(api, token, { name: category, category });
    expect(namesOf(await list('category=tomato'))).toEqual(['tomato']);
    expect(namesOf(await list('category=other'))).toEqual(['cherry', 'pomegranate', 'other']);
    expect(namesOf(await list('category=all'))).toHaveLength(6);
    expect(((await list('category=grape')).body as { category: string }[])[0]?.category).toBe('grape');
  });

  it('shows the pack of its data sheet, and follows changes of the sheet', async () => {
    const sheet = { weight: '۲۷۵ کیلوگرم', packaging: 'بشکهٔ فلزی، چهار بشکه روی هر پالت' };
    const id = await addProduct(api, token, sheet);
    const pack = async (): Promise<unknown> => (await api.call(`GET /api/products/${id}`)).body.pack;
    expect(await pack()).toEqual({ name: 'بشکه', kilograms: 275, perPallet: 4 });
    const { body } = await api.call(`GET /api/admin/products/${id}`, { token });
    const { createdAt: _made, updatedAt: _changed, version: _version, ...form } = body as Record<string, unknown>;
    const save = (changes: object): Promise<Answer> =>
      api.call(`PUT /api/products/${id}`, { token, body: { ...form, ...changes } });
    await save({ weight: '۲۵ کیلوگرم', packaging: 'سطل' });
    expect([await pack(), (await list()).body[0].pack]).toEqual(
      Array(2).fill({ name: 'سطل', kilograms: 25, perPallet: null }),
    );
    await save({ weight: 'طبق سفارش' });
    expect([await pack(), (await list()).body[0].pack]).toEqual([null, null]);
  });

  it('puts featured products first in «popular», and the newest first in «newest»', async () => {
    for (const [name, featured] of [
      ['یک', false],
      ['دو', true],
      ['سه', false],
      ['چهار', true],
    ] as const)
      await addProduct(api, token, { name, featured });
    expect(namesOf(await list())).toEqual(['دو', 'چهار', 'یک', 'سه']);
    expect(namesOf(await list('sort=newest'))).toEqual(['چهار', 'سه', 'دو', 'یک']);
    expect(namesOf(await api.call('GET /api/products/featured'))).toEqual(['دو', 'چهار']);
  });

  it('shows the own price only when the admin shows it, else the list price, else none', async () => {
    await listPrice('پورهٔ سیب', 2000);
    await addProduct(api, token, { name: 'پورهٔ سیب', price: 111 });
    await addProduct(api, token, { name: 'با قیمت', price: 500, showPrice: true });
    await addProduct(api, token, { name: 'بی قیمت', price: 600 });
    const [listed, own, none] = (await list()).body as { indicativePrice: Record<string, unknown> | null }[];
    expect(listed?.indicativePrice).toMatchObject({
      tomanPerTon: 166_000_000,
      basis: 'list',
      usdPerTon: 2000,
      rate: 83_000,
    });
    expect(listed?.indicativePrice?.rateDate).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(own?.indicativePrice).toEqual({
      tomanPerTon: 500,
      basis: 'own',
      usdPerTon: null,
      rate: null,
      rateDate: null,
      rateIsOld: false,
    });
    expect(none?.indicativePrice).toBeNull();
  });

  it('sorts by the indicative price with those without one last in both directions', async () => {
    await listPrice('ارزان', 10);
    await listPrice('گران', 3000);
    await addProduct(api, token, { name: 'بی‌قیمت', price: 1 });
    await addProduct(api, token, { name: 'گران' });
    await addProduct(api, token, { name: 'میانه', price: 1_000_000, showPrice: true });
    await addProduct(api, token, { name: 'ارزان' });
    expect(namesOf(await list('sort=price-low'))).toEqual(['ارزان', 'میانه', 'گران', 'بی‌قیمت']);
    expect(namesOf(await list('sort=price-high'))).toEqual(['گران', 'میانه', 'ارزان', 'بی‌قیمت']);
  });

  it('re-sorts and re-prices when the rate changes', async () => {
    await listPrice('دلاری', 100);
    await addProduct(api, token, { name: 'دلاری' });
    await addProduct(api, token, { name: 'تومانی', price: 9_000_000, showPrice: true });
    expect(namesOf(await list('sort=price-low'))).toEqual(['دلاری', 'تومانی']);
    expect((await api.call('PUT /api/settings', { token, body: { usdRate: 100_000.5 } })).status).toBe(200);
    const after = await list('sort=price-low');
    expect(namesOf(after)).toEqual(['تومانی', 'دلاری']);
    expect(after.body[1].indicativePrice).toMatchObject({ tomanPerTon: 10_000_050, rate: 100_000.5 });
  });

  it('marks prices at a rate of more than 30 days, and shows none of more than 90; own prices stay', async () => {
    await listPrice('دلاری', 100);
    await addProduct(api, token, { name: 'دلاری' });
    await addProduct(api, token, { name: 'تومانی', price: 9_000_000, showPrice: true });
    const prices = async (): Promise<unknown[]> =>
      ((await list('sort=price-low')).body as { name: string; indicativePrice: Record<string, unknown> | null }[]).map(
        ({ name, indicativePrice }) => [name, indicativePrice?.tomanPerTon, indicativePrice?.rateIsOld],
      );
    const rateOf = (days: number): Promise<Answer> =>
      api.call('PUT /api/settings', { token, body: { usdRate: 83_000, usdRateDate: daysAgo(days) } });
    const priceList = async (): Promise<unknown[]> => {
      const { rateAge, items } = (await api.call('GET /api/price-list')).body;
      return [rateAge, items[0].tomanPerTon];
    };
    const own = ['تومانی', 9_000_000, false];
    await rateOf(29);
    expect(await prices()).toEqual([['دلاری', 8_300_000, false], own]);
    expect(await priceList()).toEqual(['fresh', 8_300_000]);
    await rateOf(31);
    expect(await prices()).toEqual([['دلاری', 8_300_000, true], own]);
    expect(await priceList()).toEqual(['old', 8_300_000]);
    await rateOf(91);
    expect(await prices()).toEqual([own, ['دلاری', undefined, undefined]]);
    expect(await priceList()).toEqual(['expired', null]);
    await api.call('PUT /api/settings', { token, body: { rateExpiredAfterDays: 120, rateOldAfterDays: 100 } });
    expect(await prices()).toEqual([['دلاری', 8_300_000, false], own]);
    await api.call('PUT /api/settings', { token, body: { rateExpiredAfterDays: 90, rateOldAfterDays: 30 } });
  });

  it('stops showing outdated prices without any write, also in cached responses', async () => {
    await listPrice('دلاری', 100);
    await addProduct(api, token, { name: 'دلاری' });
    const watch = api.api.app.get(RateWatch);
    const revisionAfter = async (days: number): Promise<unknown> => {
      await watch.update(new Date(Date.now() + days * dayMs));
      return (await api.call('GET /api/health/revision')).body;
    };
    const fresh = await revisionAfter(0);
    expect(await revisionAfter(29)).toEqual(fresh);
    const old = await revisionAfter(31);
    expect(old).not.toEqual(fresh);
    expect(await revisionAfter(32)).toEqual(old);
    await watch.update(new Date(Date.now() + 91 * dayMs));
    const stored = await api.database.read.query<{ indicativePrice: unknown }[]>('SELECT indicativePrice FROM product');
    expect(stored).toEqual([{ indicativePrice: null }]);
    await watch.update(new Date());
  });

  it('follows every change of the price list: added, renamed, repriced, removed', async () => {
    await addProduct(api, token, { name: 'رب گوجه‌فرنگی' });
    const price = async (): Promise<number | null> =>
      (await list('sort=price-high')).body[0].indicativePrice?.tomanPerTon ?? null;
    expect(await price()).toBeNull();
    const { body: row } = await listPrice('رب گوجه فرنگي', 900);
    expect(await price()).toBe(74_700_000);
    await api.call(`PUT /api/price-list/${row.id}`, { token, body: { name: 'رب گوجه‌فرنگی', usdPerTon: '۱۰۰۰' } });
    expect(await price()).toBe(83_000_000);
    await api.call(`PUT /api/price-list/${row.id}`, { token, body: { name: 'چیز دیگر', usdPerTon: 1000 } });
    expect(await price()).toBeNull();
    await api.call(`PUT /api/price-list/${row.id}`, { token, body: { name: 'رب گوجه‌فرنگی', usdPerTon: 10 } });
    expect((await api.call(`DELETE /api/price-list/${row.id}`, { token })).status).toBe(204);
    expect(await price()).toBeNull();
  });

  it('finds a product however its name is typed', async () => {
    await addProduct(api, token, { name: 'رب گوجه‌فرنگی ۳۶' });
    await addProduct(api, token, { name: 'کنسانترهٔ سیب' });
    for (const q of ['رب گوجه فرنگي', 'گوجه‌فرنگی', 'گوجهفرنگی', 'فرنگی رب', 'رَب', 'رب 36', 'رب ٣٦', 'فرنـگی'])
      expect(await search(q)).toEqual(['رب گوجه‌فرنگی ۳۶']);
    expect(await search('كنسانتره')).toEqual(['کنسانترهٔ سیب']);
    expect(await search('%')).toEqual([]);
    expect(await search('رب سیب')).toEqual([]);
  });

  it('finds a product by its English name, its type and its origin, and no word across two of them', async () => {
    await addProduct(api, token, { name: 'پورهٔ سیب', type: 'پورهٔ اسپتیک', origin: 'ارومیه' });
    const id = await addProduct(api, token, { name: 'رب گوجه‌فرنگی', type: 'هات‌بریک', origin: 'شیراز' });
    for (const q of ['apple', 'Apple Purée', 'سیب اروميه', 'اسپتیک']) expect(await search(q)).toEqual(['پورهٔ سیب']);
    for (const q of ['tomato paste', 'هات بریک', 'شیراز']) expect(await search(q)).toEqual(['رب گوجه‌فرنگی']);
    expect(await search('سیبapple')).toEqual([]);
    const { body } = await api.call(`GET /api/admin/products/${id}`, { token });
    const { createdAt: _made, updatedAt: _changed, ...form } = body as Record<string, unknown>;
    await api.call(`PUT /api/products/${id}`, { token, body: { ...form, origin: 'تبریز' } });
    expect([await search('شیراز'), await search('تبریز')]).toEqual([[], ['رب گوجه‌فرنگی']]);
  });

  it('offers similar products for words without a match, and refuses an empty question', async () => {
    for (const name of ['کنسانترهٔ انگور', 'کنسانترهٔ انار', 'پورهٔ زردآلو']) await addProduct(api, token, { name });
    const nearest = (query: string): Promise<Answer> => api.call(`GET /api/products/nearest?${query}`);
    expect(await search('زرداالو')).toEqual([]);
    expect(namesOf(await nearest(`q=${encodeURIComponent('زرداالو')}`))[0]).toBe('پورهٔ زردآلو');
    expect(namesOf(await nearest(`q=${encodeURIComponent('انگوور')}&limit=1`))).toEqual(['کنسانترهٔ انگور']);
    expect(fieldsOf(await nearest('limit=3'))).toEqual(['q']);
  });

  it('sorts by Brix as the trade writes it, with those without a number last in both directions', async () => {
    for (const [name, brix] of [
      ['رب', '۲۸ تا ۳۰'],
      ['سفارشی', 'به درخواست خریدار'],
      ['سیب', '۷۰ ± ۱'],
      ['پوره', '12-14'],
    ] as const)
      await addProduct(api, token, { name, brix });
    expect(namesOf(await list('sort=brix-low'))).toEqual(['پوره', 'رب', 'سیب', 'سفارشی']);
    expect(namesOf(await list('sort=brix-high'))).toEqual(['سیب', 'رب', 'پوره', 'سفارشی']);
  });

  it.each([
    ['pH', '۳٫۴ تا ۳٫۸', '۳٫۹', null],
    ['acidity', '۲٫۵ درصد', '۱۰ درصد', 'ندارد'],
    ['weight', '۲۵ کیلوگرم', '۲۷۵ کیلوگرم', null],
  ])('sorts by the number of %s, with those without one last in both directions', async (key, low, high, none) => {
    for (const value of [high, none, low]) await addProduct(api, token, { [key]: value });
    const sorted = async (end: string): Promise<unknown[]> =>
      ((await list(`sort=${key}-${end}`)).body as Record<string, unknown>[]).map(({ [key]: value }) => value);
    expect([await sorted('low'), await sorted('high')]).toEqual([
      [low, high, none],
      [high, low, none],
    ]);
  });

  it.each(['name', 'origin'])('sorts by %s as the Persian alphabet goes, from both ends', async (key) => {
    for (const value of ['ملایر', 'پارس', 'ارومیه']) await addProduct(api, token, { [key]: value });
    const sorted = async (end: string): Promise<unknown[]> =>
      ((await list(`sort=${key}-${end}`)).body as Record<string, unknown>[]).map(({ [key]: value }) => value);
    expect(await sorted('low')).toEqual(['ارومیه', 'پارس', 'ملایر']);
    expect(await sorted('high')).toEqual(['ملایر', 'پارس', 'ارومیه']);
  });

  it.each([
    ['brix', '۲۸ تا ۳۰', '۷۰ ± ۱', 'به درخواست خریدار'],
    ['pH', '۳٫۴ تا ۳٫۸', '۴٫۵', null],
    ['acidity', '۱٫۸ درصد', '۷۱ درصد', 'ندارد'],
    ['weight', '۲۵ کیلوگرم', '۲۷۵ کیلوگرم', null],
  ])('filters by a range of %s, which holds what overlaps it', async (key, low, high, none) => {
    for (const value of [low, high, none]) await addProduct(api, token, { [key]: value });
    const [least] = /[\d.]+/.exec(toLatinDigits(low).replace('٫', '.')) as RegExpExecArray;
    const [most] = /[\d.]+/.exec(toLatinDigits(high).replace('٫', '.')) as RegExpExecArray;
    const values = async (query: string): Promise<unknown[]> =>
      ((await list(`sort=${key}-low&${query}`)).body as Record<string, unknown>[]).map(({ [key]: value }) => value);
    expect(await values(`${key}From=${least}&${key}To=${most}`)).toEqual([low, high]);
    expect(await values(`${key}From=${most}`)).toEqual([high]);
    expect(await values(`${key}To=${least}`)).toEqual([low]);
    expect(await values(`${key}From=${most}&${key}To=${least}`)).toEqual([]);
  });

  it('filters by the ends of a value that is a range itself', async () => {
    await addProduct(api, token, { name: 'رب', brix: '۲۸ تا ۳۰' });
    await addProduct(api, token, { name: 'سیب', brix: '۷۰ ± ۱' });
    const found = async (range: string): Promise<string[]> => namesOf(await list(range));
    expect(await found('brixFrom=30&brixTo=32')).toEqual(['رب']);
    expect(await found('brixFrom=30.5&brixTo=68.5')).toEqual([]);
    expect(await found('brixFrom=68&brixTo=69')).toEqual(['سیب']);
    expect(await found('brixFrom=&brixTo=&sort=newest')).toEqual(['سیب', 'رب']);
  });

  it('filters by price and origin, with the search, the group and the count of all pages', async () => {
    for (const [name, price, origin] of [
      ['کنسانترهٔ سیب', 100_000_000, 'ارومیه'],
      ['کنسانترهٔ سیب ارگانیک', 200_000_000, 'ارومیه، آذربایجان غربی'],
      ['کنسانترهٔ انار', 200_000_000, 'ساوه'],
      ['کنسانترهٔ سیب بی‌قیمت', 0, 'اروميه'],
    ] as const)
      await addProduct(api, token, { name, price, showPrice: price > 0, origin });
    const origin = `origin=${encodeURIComponent('اروميه')}`;
    expect(namesOf(await list(`${origin}&sort=name-low`))).toHaveLength(3);
    expect(namesOf(await list('priceFrom=150000000&sort=newest'))).toEqual(['کنسانترهٔ انار', 'کنسانترهٔ سیب ارگانیک']);
    expect(namesOf(await list(`priceTo=150000000&${origin}`))).toEqual(['کنسانترهٔ سیب']);
    const page = await list(`${origin}&q=${encodeURIComponent('سیب')}&limit=1&page=2&sort=newest`);
    expect([namesOf(page), page.headers.get('x-total-count')]).toEqual([['کنسانترهٔ سیب ارگانیک'], '3']);
    expect(page.headers.get('link')).toContain(`${origin}&`);
  });

  it('finds by Brix, packaging, English words and synonyms', async () => {
    const drum = { packaging: 'کیسهٔ اسپتیک ۲۷۰ کیلوگرمی در بشکهٔ فلزی' };
    await addProduct(api, token, { name: 'کنسانترهٔ انگور', brix: '۶۵ ± ۱', ...drum });
    await addProduct(api, token, { name: 'کنسانترهٔ خرما', brix: '۷۰ ± ۱', packaging: 'سطل' });
    expect(await search('بریکس ۷۰')).toEqual(['کنسانترهٔ خرما']);
    expect(await search('بشکه')).toEqual(['کنسانترهٔ انگور']);
    expect(await search('dates')).toEqual(['کنسانترهٔ خرما']);
    expect(await search('aseptic drum')).toEqual(['کنسانترهٔ انگور']);
    expect(await search('شیره انگور')).toEqual(['کنسانترهٔ انگور']);
    const save = (searchSynonyms: string): Promise<Answer> =>
      api.call('PUT /api/settings', { token, body: { searchSynonyms } });
    expect((await save('پاکت = سطل')).status).toBe(200);
    expect([await search('شیره انگور'), await search('پاکت')]).toEqual([[], ['کنسانترهٔ خرما']]);
  });

  it('pages, and says how many there are', async () => {
    for (let index = 0; index < 5; index += 1) await addProduct(api, token);
    const page = await list('page=2&limit=2&category=all');
    expect(page.body).toHaveLength(2);
    expect(page.headers.get('x-total-count')).toBe('5');
    expect(page.headers.get('link')).toContain('rel="next"');
    expect((await list('page=9&limit=2')).body).toEqual([]);
  });

  it.each([
    'sort=cheap',
    'category=pear',
    'page=0',
    'limit=101',
    'limit=abc',
    'colour=red',
    'brixFrom=سیب',
    'pHTo=-1',
    `q=${'a'.repeat(101)}`,
  ])('refuses the query %s', async (query) => {
    const { status, body } = await list(query);
    expect([status, body.code]).toEqual([400, 'common.validation']);
  });

  it('answers 304 until an admin changes something, and the change at once', async () => {
    const id = await addProduct(api, token);
    const first = await list();
    const again = (): Promise<Answer> =>
      api.call('GET /api/products?', { headers: { 'If-None-Match': String(first.headers.get('etag')) } });
    expect((await again()).status).toBe(304);
    await api.call(`DELETE /api/products/${id}`, { token });
    expect((await again()).status).toBe(200);
    expect(fieldsOf(await list('limit=0'))).toEqual(['limit']);
  });
});
