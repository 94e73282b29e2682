import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type TestApi } from './support/index.js';
import { addProduct, queriesOf } from './support/shop.js';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  const add = (name: string, fields: object) => addProduct(api, token, { name, ...fields });
  await add('کنسانترهٔ سیب یک', {
    brix: '۷۰ ± ۱',
    acidity: '۱٫۵ تا ۲٫۵ درصد',
    origin: 'ارومیه',
    weight: 'بشکهٔ ۲۷۵ کیلوگرمی',
  });
  await add('کنسانترهٔ سیب دو', { brix: '۶۵', acidity: '۳ تا ۴ درصد (اسید مالیک)', origin: 'تبریز' });
  await add('کنسانترهٔ سیب سه', { brix: 'نامشخص', acidity: '۱ درصد (اسید سیتریک)', origin: 'ارومیه' });
  await add('کنسانترهٔ انار یک', { brix: '۶۵ تا ۶۶', acidity: '۱٫۵ درصد', origin: 'ساوه' });
});
afterAll(() => api.close());

const get = (route: string) => api.call(`GET /api/products${route.replace(/[^\x21-\x7e]+/g, encodeURIComponent)}`);
const found = async (query: string) => {
  const { status, body } = await get(`?sort=name-low&limit=100&${query}`);
  expect(status).toBe(200);
  return body.map(({ name }: { name: string }) => name.replace('کنسانترهٔ ', '')).sort();
};

describe('finding products by limits', () => {
  it.each([
    ['spec[brix]=65..71', ['انار یک', 'سیب دو', 'سیب یک']],
    ['spec[brix]=66..69', ['انار یک', 'سیب یک']],
    ['spec[brix]=..64.9', []],
    ['spec[brix]=71..', ['سیب یک']],
    ['spec[brix]=71.1..', []],
    ['spec[brix]=65..71&spec[acidity]=..2', ['انار یک', 'سیب یک']],
    ['spec%5Bbrix%5D=%DB%B6%DB%B5..%DB%B6%DB%B5', ['انار یک', 'سیب دو']],
    ['spec[brix]=65..71 °Bx&family=apple', ['سیب دو', 'سیب یک']],
    ['spec[brix]=65..71&q=انار', ['انار یک']],
    ['spec[lead]=..1', []],
    ['family=pomegranate', ['انار یک']],
    ['pack=بشکه', ['سیب یک']],
  ])('%s: %j', async (query, names) => expect(await found(query)).toEqual(names));

  it('never compares numbers of different acids: without one, each family counts in its own', async () => {
    expect(await found('spec[acidity]=..1.2')).toEqual([]);
    expect(await found('spec[acidity]=..1.2 citric')).toEqual(['سیب سه']);
    expect(await found('spec[acidity]=..2 g/100 g malic')).toEqual(['سیب یک']);
    expect(await found('spec[acidity]=..2 malic @11.2')).toEqual([]);
  });

  it.each([
    ['spec[nothing]=1..2', 'nothing', 'ویژگی «nothing» شناخته نشد'],
    ['spec[taste]=1..2', 'taste', 'با «طعم» نمی‌شود فیلتر کرد'],
    ['spec[brix]=1', 'brix', 'حدود «بریکس» شناخته نشد؛ مانند ۶۵..۷۱ یا ..۲ یا ۶۰.. بنویسید'],
    ['spec[brix]=', 'brix', 'حدود «بریکس» شناخته نشد؛ مانند ۶۵..۷۱ یا ..۲ یا ۶۰.. بنویسید'],
    ['spec[brix]=71..65', 'brix', 'حدود «بریکس» شناخته نشد؛ مانند ۶۵..۷۱ یا ..۲ یا ۶۰.. بنویسید'],
    ['spec[brix]=65..71 mg/kg', 'brix', 'یکای «بریکس» °Bx است'],
    ['spec[ph]=3..4 mg/kg', 'ph', '«pH» یکا ندارد'],
    ['spec[__proto__]=1..2', '__proto__', 'ویژگی «__proto__» شناخته نشد'],
  ])('refuses %s and names it', async (query, code, message) => {
    const { status, body } = await get(`?${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: `spec[${code}]`, message }]);
  });

  it.each(['spec=1..2', 'spec[brix]=1..2&spec[brix]=3..4', 'spec[a][b]=1', 'other[brix]=1..2'])(
    'refuses %s',
    async (query) => expect((await get(`?${query}`)).status).toBe(400),
  );

  it('knows a new value at once', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ سیب نو', brix: '۵۰' });
    expect(await found('spec[brix]=49..51')).toEqual(['سیب نو']);
    const body = { values: [{ parameter: 'brix', target: 40 }] };
    await api.call(`PUT /api/admin/products/${id}/specification`, { token, body });
    expect(await found('spec[brix]=49..51')).toEqual([]);
    await api.call(`DELETE /api/products/${id}`, { token });
  });

  it('takes three queries at most', async () => {
    await get('?limit=1');
    const queries = await queriesOf(api, () => get('?spec[brix]=60..71&spec[acidity]=..2&spec[ph]=..9'));
    expect(queries).toBeLessThanOrEqual(3);
  });
});

describe('the facets of a list', () => {
  interface Facet {
    value: string;
    count: number;
  }
  const total = async (query: string) => Number((await get(`?limit=1&${query}`)).headers.get('x-total-count'));

  it.each(['', 'spec[brix]=65..71', 'family=apple&spec[acidity]=..2', 'q=سیب&origin=ارومیه'])(
    'of «%s» count what the list has with each of them',
    async (query) => {
      const { body } = await get(`/facets?${query}`);
      const others = (name: string) => query.split('&').filter((part) => part && !part.startsWith(name));
      const filters = { families: 'family', packs: 'pack', origins: 'origin' };
      for (const [list, name] of Object.entries(filters))
        for (const { value, count } of body[list] as Facet[])
          expect([name, value, count]).toEqual([
            name,
            value,
            await total([...others(name), `${name}=${value}`].join('&')),
          ]);
      for (const { code, count, min, max } of body.parameters) {
        if (count === 0) continue;
        const limits = `spec[${code}]=${min}..${max}`;
        expect([code, count]).toEqual([code, await total([...others(`spec[${code}]`), limits].join('&'))]);
      }
      expect(body.parameters.length).toBeGreaterThan(2);
      expect(body.families.length).toBeGreaterThan(0);
    },
  );

  it('has the parameters of the chosen family in its terms, and without one those of all families', async () => {
    const codes = async (query: string) =>
      (await get(`/facets?${query}`)).body.parameters.map(({ code }: { code: string }) => code);
    expect(await codes('')).toContain('brix');
    expect(await codes('')).not.toContain('patulin');
    expect(await codes('family=apple')).toContain('patulin');
    expect(await codes('family=none')).toEqual([]);
    const { body } = await get('/facets?family=apple');
    expect(body.parameters.find(({ code }: { code: string }) => code === 'acidity')).toMatchObject({
      acid: 'malic',
      unitName: 'درصد',
      count: 2,
      min: 1.5,
      max: 4,
    });
  });
});
