import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from './support/index.js';
import { addProduct } from './support/shop.js';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
});
afterAll(() => api.close());

const call = (route: string, body?: object) => api.call(route, { token, ...(body && { body }) });
const clarity = (fields: object = {}) => ({
  code: 'clarity',
  name: 'شفافیت',
  englishName: 'Clarity',
  group: 'colour',
  kind: 'at_least',
  decimals: 1,
  ...fields,
});

describe('parameters', () => {
  it('are there on a new site, in the order of a data sheet', async () => {
    const { status, body } = await api.call('GET /api/parameters');
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThanOrEqual(40);
    expect(body.slice(0, 3)).toMatchObject([
      { code: 'brix', name: 'بریکس', kind: 'range', unit: '°Bx', filterable: true },
      { code: 'acidity', unit: 'g/100 g', unitName: 'درصد' },
      { code: 'ph', unit: null },
    ]);
  });

  it('keep their code, and fields that an update leaves out', async () => {
    const made = await call('POST /api/parameters', clarity({ unit: 'NTU', method: 'نفلومتری', filterable: true }));
    expect(made.status).toBe(201);
    const changed = await call(`PUT /api/parameters/${made.body.id}`, clarity({ code: 'other', name: 'زلالی' }));
    expect(changed.body).toMatchObject({ code: 'clarity', name: 'زلالی', unit: 'NTU', method: 'نفلومتری', version: 2 });
    const cleared = await call(`PUT /api/parameters/${made.body.id}`, clarity({ name: 'زلالی', unit: '' }));
    expect(cleared.body).toMatchObject({ unit: null, method: 'نفلومتری' });
    expect(await call('POST /api/parameters', clarity())).toMatchObject({
      status: 409,
      body: { code: 'catalog.parameter_code_taken' },
    });
  });

  it.each([
    [{ code: 'Clarity 2' }, 'code', 'کد با حرف کوچک لاتین آغاز می‌شود'],
    [{ code: 'look', kind: 'text', filterable: true }, 'filterable', 'فقط با ویژگی‌هایی که مقدارشان عدد است'],
    [{ code: 'break', kind: 'choice' }, 'choices', 'دست‌کم یک گزینه'],
  ])('are refused with %j', async (fields, field, message) => {
    const { status, body } = await call('POST /api/parameters', clarity(fields));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field, message: expect.stringContaining(message) }]);
  });

  it('are not removed while a family or a product has values of them', async () => {
    const used = (await call('GET /api/parameters')).body.find(({ code }: { code: string }) => code === 'patulin');
    expect(await call(`DELETE /api/parameters/${used.id}`)).toMatchObject({
      status: 409,
      body: { code: 'catalog.parameter_in_use' },
    });
    const { body: own } = await call('POST /api/parameters', clarity({ code: 'own' }));
    const product = await addProduct(api, token);
    await call(`PUT /api/admin/products/${product}/specification`, { values: [{ parameter: 'own', min: 5 }] });
    expect((await call(`DELETE /api/parameters/${own.id}`)).status).toBe(409);
    await call(`PUT /api/admin/products/${product}/specification`, { values: [] });
    expect((await call(`DELETE /api/parameters/${own.id}`)).status).toBe(204);
  });
});

describe('families', () => {
  interface Family {
    id: number;
    code: string;
    parameters: { parameter: string }[];
  }
  const families = async (): Promise<Family[]> => (await call('GET /api/families')).body;

  it('say in which terms their parameters are stated, and what the law allows', async () => {
    const all = await families();
    expect(all.map(({ code }) => code)).toEqual([
      'apple',
      'grape',
      'pomegranate',
      'sour-cherry',
      'date',
      'apricot',
      'mango',
      'tomato',
      'other',
    ]);
    const row = (family: string, code: string) =>
      all.find((each) => each.code === family)!.parameters.find(({ parameter }) => parameter === code);
    expect(row('apple', 'acidity')).toMatchObject({ acid: 'malic', endPoint: 8.1, basisBrix: null, required: true });
    expect(row('date', 'acidity')).toMatchObject({ acid: 'acetic', usualMin: 0.3, usualMax: 1.3 });
    expect(row('apple', 'patulin')).toMatchObject({
      legalMax: 50,
      legalStandard: 'Codex، EU 2023/915',
      basisBrix: 11.2,
    });
    // Remembered numbers are hints for staff, and never a limit.
    expect(row('grape', 'brix')).toMatchObject({ confirmed: false, legalMin: null, legalMax: null });
  });

  it('take their parameters in the order that was sent, and replace them', async () => {
    const form = { code: 'plum', name: 'آلو', englishName: 'Plum' };
    const parameters = [
      { parameter: 'ph', usualMin: 3 },
      { parameter: 'brix', required: true },
    ];
    const made = await call('POST /api/families', { ...form, parameters });
    expect(made.body.parameters).toMatchObject(parameters);
    const changed = await call(`PUT /api/families/${made.body.id}`, { ...form, parameters: [{ parameter: 'ash' }] });
    expect(changed.body).toMatchObject({ version: 2, parameters: [{ parameter: 'ash' }] });
    const same = await call(`PUT /api/families/${made.body.id}`, { ...form, parameters: changed.body.parameters });
    expect(same.body.version).toBe(2);
    expect(await call('POST /api/families', { ...form, parameters: [] })).toMatchObject({ status: 409 });
  });

  it('refuse unknown parameters and one that comes twice, and name them', async () => {
    const parameters = [{ parameter: 'brix' }, { parameter: 'nothing' }, { parameter: 'brix' }];
    const { status, body } = await call('POST /api/families', {
      code: 'x',
      name: 'ایکس',
      englishName: 'X',
      parameters,
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'parameters.1.parameter', message: 'ویژگی «nothing» شناخته نشد' },
      { field: 'parameters.2.parameter', message: 'این ویژگی دو بار آمده است' },
    ]);
  });

  it('are not removed while they have products', async () => {
    const apple = (await families()).find(({ code }) => code === 'apple')!;
    await addProduct(api, token, { name: 'کنسانترهٔ سیب ترش' });
    expect(await call(`DELETE /api/families/${apple.id}`)).toMatchObject({
      status: 409,
      body: { code: 'catalog.family_in_use' },
    });
  });
});
