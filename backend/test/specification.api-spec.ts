import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from './support/index.js';
import { addProduct, aProduct } from './support/shop.js';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
});
afterAll(() => api.close());

const call = (route: string, body?: object) => api.call(route, { token, ...(body && { body }) });
const specificationOf = async (id: number) => (await call(`GET /api/admin/products/${id}/specification`)).body;
const save = (id: number, form: object) => call(`PUT /api/admin/products/${id}/specification`, form);
const textsOf = async (id: number) => (await call(`GET /api/admin/products/${id}`)).body;
const rowOf = (values: { parameter: string }[], code: string) => values.find(({ parameter }) => parameter === code);

describe('the texts of a product', () => {
  it('are read into typed values when it is added, in the terms of the family in its name', async () => {
    const id = await addProduct(api, token, {
      name: 'کنسانترهٔ سیب',
      brix: '۷۰ ± ۱',
      acidity: '۱٫۵ تا ۲٫۵ درصد',
      lead: 'حداکثر ۰٫۰۵ میلی‌گرم بر کیلوگرم',
      alcohol: 'ندارد',
    });
    const { family, values } = await specificationOf(id);
    expect(family).toBe('apple');
    expect(rowOf(values, 'brix')).toMatchObject({ min: 69, max: 71, target: 70, acid: null, unread: false });
    expect(rowOf(values, 'acidity')).toMatchObject({ min: 1.5, max: 2.5, acid: 'malic', endPoint: 8.1 });
    expect(rowOf(values, 'lead')).toMatchObject({ min: null, max: 0.05 });
    expect(rowOf(values, 'alcohol')).toMatchObject({ min: null, max: null, text: 'ندارد', unread: false });
  });

  it('stay exactly as they were typed', async () => {
    const texts = { brix: '۷۰ ±۱ درجه', pH: 'کمتر از ۴', acidity: 'ملایم', mold: 'شمارش هاوارد حداکثر ۴۰ درصد' };
    const id = await addProduct(api, token, { name: 'رب گوجه‌فرنگی', ...texts });
    expect(await textsOf(id)).toMatchObject(texts);
    expect((await api.call(`GET /api/products/${id}`)).body).toMatchObject(texts);
  });

  it('that name another acid than the family are kept as another number, without an end point', async () => {
    const id = await addProduct(api, token, { name: 'پورهٔ زردآلو', acidity: '۱ درصد (اسید مالیک)' });
    expect(rowOf((await specificationOf(id)).values, 'acidity')).toMatchObject({ acid: 'malic', endPoint: null });
  });

  it('that cannot be read are listed, also acidity of which nobody says the acid', async () => {
    const id = await addProduct(api, token, { name: 'پورهٔ کیوی', brix: 'حدود ۷۰', acidity: '۲ درصد' });
    const { body } = await call('GET /api/admin/unread-texts?limit=100');
    expect(body.filter(({ productId }: { productId: number }) => productId === id)).toMatchObject([
      { productId: id, productName: 'پورهٔ کیوی', parameter: 'brix', parameterName: 'بریکس', text: 'حدود ۷۰' },
      { productId: id, productName: 'پورهٔ کیوی', parameter: 'acidity', parameterName: 'اسیدیته', text: '۲ درصد' },
    ]);
    await save(id, { family: null, values: [{ parameter: 'brix', min: 69, max: 71 }] });
    const after = await call('GET /api/admin/unread-texts?limit=100');
    expect(after.body.some(({ productId }: { productId: number }) => productId === id)).toBe(false);
  });

  it('change the typed value with them; a text that cannot be read leaves it, and an empty one removes it', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ سیب', brix: '۷۰ ± ۱', pH: '۳ تا ۴' });
    const put = async (fields: object) =>
      call(`PUT /api/products/${id}`, aProduct({ name: 'کنسانترهٔ سیب', ...fields }));
    await put({ brix: '۶۵ ± ۱', pH: '' });
    const { values } = await specificationOf(id);
    expect(rowOf(values, 'brix')).toMatchObject({ min: 64, max: 66 });
    expect(rowOf(values, 'ph')).toBeUndefined();
    await put({ brix: 'به توافق' });
    expect(rowOf((await specificationOf(id)).values, 'brix')).toMatchObject({ min: 64, max: 66, unread: false });
    expect((await textsOf(id)).brix).toBe('به توافق');
  });

  it('are read from an imported file as well', async () => {
    const body = new FormData();
    const csv = 'نام محصول,دسته,قیمت (تومان هر تن),بریکس,مبدأ\nکنسانترهٔ انار ساوه,کنسانترهٔ انار,1,۶۵ ± ۱,ساوه\n';
    body.set('file', new Blob([csv], { type: 'text/csv' }), 'products.csv');
    const headers = { authorization: `Bearer ${token}` };
    const imported = await fetch(`${api.url}/api/products/import`, { method: 'POST', headers, body });
    expect(await imported.json()).toMatchObject({ created: 1 });
    const found = await api.call(`GET /api/products?q=${encodeURIComponent('انار ساوه')}`);
    const { family, values } = await specificationOf(found.body[0].id);
    expect([family, rowOf(values, 'brix')]).toMatchObject(['pomegranate', { min: 64, max: 66 }]);
  });
});

describe('a typed specification', () => {
  it('writes the texts that said the same, and leaves the ones that staff worded', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ سیب', brix: '70 +/- 1', pH: '۳', ash: null });
    const form = { name: 'کنسانترهٔ سیب', brix: '70 +/- 1', pH: 'به توافق' };
    await call(`PUT /api/products/${id}`, aProduct(form));
    const { version } = await specificationOf(id);
    const rows = [
      { parameter: 'brix', min: 67, max: 69, target: 68 },
      { parameter: 'ph', min: 3, max: 4 },
      { parameter: 'ash', max: 1.5 },
      { parameter: 'acidity', min: 1, max: 2 },
      { parameter: 'transmittance_440', min: 55 },
    ];
    const saved = await save(id, { values: rows, version });
    expect(saved.status).toBe(200);
    expect(saved.body.version).toBe(version + 1);
    expect(await textsOf(id)).toMatchObject({
      brix: '۶۸ ± ۱',
      pH: 'به توافق',
      ash: 'حداکثر ۱٫۵ درصد',
      acidity: '۱ تا ۲ درصد (اسید مالیک)',
      version: version + 1,
    });
    const { body } = await api.call(`GET /api/products/${id}`);
    expect(rowOf(body.specification, 'brix')).toMatchObject({ name: 'بریکس', field: 'brix', written: '۶۸ ± ۱' });
    expect(rowOf(body.specification, 'transmittance_440')).toMatchObject({
      field: null,
      basisBrix: 11.2,
      written: 'حداقل ۵۵ درصد در بریکس ۱۱٫۲',
    });
    await save(id, { values: rows.slice(0, 2) });
    expect(await textsOf(id)).toMatchObject({ brix: '۶۸ ± ۱', ash: null, acidity: null });
  });

  it('shows the texts that staff worded, and replaces one when it is asked to', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ سیب', brix: '۷۰ ± ۱' });
    await call(`PUT /api/products/${id}`, aProduct({ name: 'کنسانترهٔ سیب', brix: 'به توافق' }));
    const row = { parameter: 'brix', min: 69, max: 71, target: 70 };
    expect(rowOf((await specificationOf(id)).values, 'brix')).toMatchObject({ ...row, ownText: 'به توافق' });
    const kept = await save(id, { values: [row] });
    expect(rowOf(kept.body.values, 'brix')).toMatchObject({ ownText: 'به توافق' });
    const replaced = await save(id, { values: [{ ...row, automatic: true }], version: kept.body.version });
    expect(rowOf(replaced.body.values, 'brix')).toMatchObject({ ownText: null, written: '۷۰ ± ۱' });
    expect((await textsOf(id)).brix).toBe('۷۰ ± ۱');
  });

  it('keeps an unread text that staff accept as it is, and no longer lists it', async () => {
    const id = await addProduct(api, token, { name: 'پورهٔ کیوی', brix: 'حدود ۷۰' });
    const saved = await save(id, { values: [{ parameter: 'brix', text: 'حدود ۷۰', unread: false }] });
    expect(rowOf(saved.body.values, 'brix')).toMatchObject({ text: 'حدود ۷۰', unread: false });
    const { body } = await call('GET /api/admin/unread-texts?limit=100');
    expect(body.some(({ productId }: { productId: number }) => productId === id)).toBe(false);
    expect((await textsOf(id)).brix).toBe('حدود ۷۰');
  });

  it('is found by its new Brix', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ به', brix: '۷۰' });
    await save(id, { values: [{ parameter: 'brix', target: 51.75 }] });
    const { body } = await api.call(`GET /api/products?q=${encodeURIComponent('به ۵۱٫۷۵')}`);
    expect(body.map((product: { id: number }) => product.id)).toEqual([id]);
  });

  it('refuses an old version, and stores nothing when nothing changes', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ سیب' });
    const { body } = await save(id, { family: 'apple', values: [{ parameter: 'brix', target: 70 }] });
    expect((await save(id, body)).body.version).toBe(body.version);
    const narrow = { parameter: 'brix', min: 70, max: 70, target: 70 };
    expect((await save(id, { values: [narrow] })).status).toBe(200);
    await save(id, { values: [{ parameter: 'brix', target: 71 }] });
    expect(await save(id, { values: [], version: body.version })).toMatchObject({
      status: 409,
      body: { code: 'catalog.product_changed_meanwhile' },
    });
  });

  it.each([
    [{ parameter: 'nothing', min: 1 }, 'parameter', 'ویژگی «nothing» شناخته نشد'],
    [{ parameter: 'brix' }, 'min', 'یک مقدار بنویسید یا ردیف را بردارید'],
    [{ parameter: 'brix', min: 71, max: 70 }, 'min', 'کمترین مقدار از بیشترین بزرگ‌تر است'],
    [{ parameter: 'brix', min: 69, max: 71, target: 72 }, 'target', 'مقدار هدف بیرون از بازه است'],
    [{ parameter: 'brix', min: 69, text: 'زیاد' }, 'text', 'مقدار «بریکس» عدد ندارد'],
    [{ parameter: 'taste', min: 1 }, 'text', 'مقدار «طعم» عدد ندارد'],
    [{ parameter: 'brix', min: -1 }, 'min', 'کمترین'],
  ])('refuses %j and names its field', async (row, field, message) => {
    const id = await addProduct(api, token);
    const { status, body } = await save(id, { values: [row] });
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field: `values.0.${field}`, message: expect.stringContaining(message) }]);
  });

  it('has values of its choices only, and an existing family', async () => {
    const choices = { name: 'برش', englishName: 'Break', group: 'physical', kind: 'choice', choices: ['گرم', 'سرد'] };
    await call('POST /api/parameters', { code: 'break', ...choices });
    const id = await addProduct(api, token);
    expect((await save(id, { values: [{ parameter: 'break', text: 'گرم' }] })).status).toBe(200);
    expect((await save(id, { values: [{ parameter: 'break', text: 'ولرم' }] })).body.errors).toMatchObject([
      { field: 'values.0.text', message: 'این مقدار از گزینه‌های «برش» نیست' },
    ]);
    expect((await save(id, { family: 'none', values: [] })).body.errors).toMatchObject([{ field: 'family' }]);
  });
});
