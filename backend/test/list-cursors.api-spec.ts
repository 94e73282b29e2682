import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { loginNewCustomer } from './support/customers.js';
import { aSeller } from './support/sellers.js';
import { aDialogOrder, addProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product = await addProduct(api, token);
let made = 0;

/** Makes a record of each list that takes a cursor. */
const add: Record<string, () => Promise<unknown>> = {
  products: () => addProduct(api, token, { featured: true }),
  'admin/products': () => addProduct(api, token),
  orders: () => api.call('POST /api/orders', { body: aDialogOrder(product) }),
  contacts: () => api.call('POST /api/contact', { body: { name: 'سارا', message: `پیام ${(made += 1)}` } }),
  customers: () => loginNewCustomer(api),
  sellers: () =>
    api.call('POST /api/sellers', { token, body: aSeller({ email: `cursor-${(made += 1)}@example.com` }) }),
};
const lists = Object.keys(add);
const read = (path: string): Promise<Answer> => api.call(`GET ${path}`, { token });
const idsOf = ({ body }: Answer): number[] => (body as { id: number }[]).map(({ id }) => id);
const nextOf = ({ headers }: Answer): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];

/** The ids of each page; `between` runs after each. */
async function walked(list: string, query: string, between?: () => Promise<unknown>): Promise<number[][]> {
  const pages: number[][] = [];
  for (let path: string | undefined = `/api/${list}?cursor=*&${query}`; path;) {
    const answer: Answer = await read(path);
    expect([answer.status, answer.headers.get('x-total-count')]).toEqual([200, null]);
    pages.push(idsOf(answer));
    path = nextOf(answer);
    await between?.();
  }
  return pages;
}

describe.each(lists)('the list %s', (list) => {
  it('is read whole by cursor, each row once and the newest first, while rows are added', async () => {
    for (let count = 0; count < 5; count += 1) await add[list]?.();
    const before = idsOf(await read(`/api/${list}?limit=100`)).sort((a, b) => b - a);
    const pages = await walked(list, 'limit=2', add[list]);
    expect(pages.flat()).toEqual(before);
    expect(new Set(pages.slice(0, -1).map(({ length }) => length))).toEqual(new Set([2]));
    const all = idsOf(await read(`/api/${list}?limit=100`)).length;
    expect(await walked(list, `limit=${Math.min(100, all)}`)).toHaveLength(1);
  });

  it('keeps its filters with a cursor', async () => {
    const [newest = 0, second = 0, third = 0] = (await walked(list, 'limit=3'))[0] ?? [];
    if (list === 'products') return expect(await walked(list, 'limit=2&category=grape')).toEqual([[]]);
    return expect(await walked(list, `limit=2&ids=${third},${newest},${second}`)).toEqual([[newest, second], [third]]);
  });

  it.each(['cursor=x', 'cursor=', 'cursor=MA', `cursor=${'M'.repeat(30)}`, 'cursor=*&page=2'])(
    'answers %s',
    async (query) => {
      const answer = await read(`/api/${list}?${query}`);
      if (query === 'cursor=') expect([answer.status, answer.headers.has('x-total-count')]).toEqual([200, true]);
      else expect([answer.status, fieldsOf(answer)]).toEqual([400, ['cursor']]);
    },
  );

  it('answers only the fields that are asked for, also with a cursor, and names one that it does not have', async () => {
    const [name = ''] = Object.keys(((await read(`/api/${list}?limit=1`)).body as object[])[0] ?? {}).filter(
      (each) => each !== 'id',
    );
    for (const paging of ['page=1', 'cursor=*']) {
      const { body } = await read(`/api/${list}?limit=2&${paging}&fields=id,%20${name}`);
      expect((body as object[]).map((row) => Object.keys(row).sort())).toEqual(Array(2).fill(['id', name].sort()));
    }
    for (const fields of ['id,passwordHash', 'constructor', 'id,,name', 'id&fields=secret']) {
      const refused = await read(`/api/${list}?fields=${fields}`);
      expect([fields, refused.status, fieldsOf(refused)]).toEqual([fields, 400, ['fields']]);
    }
    const refused = await read(`/api/${list}?fields=id,passwordHash`);
    expect((refused.body as { errors: { message: string }[] }).errors[0]?.message).toContain('«passwordHash»');
  });
});

it.each([
  ['products', 'name-low'],
  ['admin/products', 'price-low'],
  ['orders', 'due'],
  ['orders', 'oldest'],
  ['customers', 'name'],
  ['sellers', 'company'],
])('the list %s refuses a cursor with the order %s, and takes one with the newest first', async (list, sort) => {
  expect(fieldsOf(await read(`/api/${list}?cursor=*&sort=${sort}`))).toEqual(['cursor']);
  expect((await read(`/api/${list}?cursor=*&sort=newest`)).status).toBe(200);
});

it('a search is walked by cursor', async () => {
  const ids: number[] = [];
  for (const name of ['گلابی یک', 'گلابی دو', 'هلو', 'گلابی سه']) ids.push(await addProduct(api, token, { name }));
  const [one, two, , three] = ids;
  for (const list of ['products', 'admin/products'])
    expect(await walked(list, `limit=2&q=${encodeURIComponent('گلابی')}`)).toEqual([[three, two], [one]]);
  for (const name of ['کیومرث یکم', 'کیومرث دوم', 'ثریا', 'کیومرث سوم'])
    await api.call('POST /api/orders', { body: { ...aDialogOrder(product), customerName: name } });
  const pages = await walked('orders', `limit=2&q=${encodeURIComponent('کیومرث')}`);
  expect(pages.map(({ length }) => length)).toEqual([2, 1]);
});

it('visitors read approved sellers by cursor and get no field that is not public', async () => {
  const { body } = await api.call('GET /api/sellers?cursor=*&fields=id,companyName,nationalId');
  for (const row of body as object[]) expect(Object.keys(row).sort()).toEqual(['companyName', 'id']);
});
