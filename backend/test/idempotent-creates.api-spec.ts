import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { aDialogOrder, addProduct, aProduct, fieldsOf } from './support/shop.js';

let api: TestApi;
let token: string;
let order: number;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  const body = aDialogOrder(await addProduct(api, token));
  order = (await api.call('POST /api/orders', { body })).body.id as number;
});
afterAll(() => api.close());

const create = (path: string, body: unknown, key: string): Promise<Answer> =>
  api.call(`POST /api/${path}`, { token, body, headers: { 'Idempotency-Key': key } });
async function rowsOf(table: string): Promise<number> {
  const [row]: { n: number | string }[] = await api.database.read.query(`SELECT COUNT(*) AS n FROM ${table}`);
  return Number(row?.n);
}

const aSeller = {
  ...{ companyName: 'باغ', ownerFullName: 'مریم', nationalId: '10101234567', phoneNumber: '04432751234' },
  ...{ email: 'a@example.com', address: 'ارومیه', productCategories: 'سیب' },
};
const aPost = { title: 'بریکس', excerpt: 'کوتاه', category: 'standards', slug: 'brix', content: '<p>بریکس</p>' };

/** Where it is made, in which table, a form, and another one. */
const kinds: [string, () => string, table: string, body: object, other: object][] = [
  ['a product', () => 'products', 'product', aProduct(), aProduct()],
  ['a category', () => 'categories', 'category', { slug: 'plum', name: 'آلو', group: 'other' }, { name: 'آلوچه' }],
  ['a price row', () => 'price-list', 'price_list_entry', { name: 'آلو', usdPerTon: 900 }, { usdPerTon: 950 }],
  ['a seller', () => 'sellers', 'seller', aSeller, { ownerFullName: 'مینا' }],
  ['an article', () => 'admin/blog/posts', 'blog_post', aPost, { title: 'pH' }],
  ['a certificate', () => 'certificates', 'certificate', { name: 'HACCP', description: 'ایمنی' }, { name: 'ISO' }],
  ['a call', () => `orders/${order}/calls`, 'order_call', { outcome: 'busy' }, { outcome: 'reached' }],
  ['a note', () => `orders/${order}/notes`, 'order_note', { text: 'نمونه خواست' }, { text: 'دیگر' }],
];

describe.each(kinds)('%s that is sent again with its key', (kind, path, table, body, other) => {
  it('is made once, also by five at once; the key with another body is a 422', async () => {
    const key = `key of ${kind}`.replaceAll(' ', '-');
    const before = await rowsOf(table);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(path(), body, key)));
    const late = await create(path(), body, key);
    expect([...answers, late].map(({ status }) => status)).toEqual(Array(6).fill(201));
    expect(new Set([...answers, late].map((each) => JSON.stringify(each.body))).size).toBe(1);
    expect(await rowsOf(table)).toBe(before + 1);
    const reused = await create(path(), { ...body, ...other }, key);
    expect([reused.status, reused.body.code]).toEqual([422, 'common.idempotency_key_reused']);
    expect(await rowsOf(table)).toBe(before + 1);
  });
});

it('what was refused leaves its key free', async () => {
  const refused = await create('products', aProduct({ category: 'none' }), 'key-of-a-mistake');
  expect(refused.status).toBe(400);
  expect((await create('products', aProduct(), 'key-of-a-mistake')).status).toBe(201);
});

it('a key is of one admin’s call: the same one elsewhere is another, and a strange one is refused', async () => {
  expect((await create('products', aProduct(), 'one-key-for-all')).status).toBe(201);
  expect((await create('categories', { slug: 'fig', name: 'انجیر', group: 'other' }, 'one-key-for-all')).status).toBe(
    201,
  );
  expect(fieldsOf(await create('products', aProduct(), 'short'))).toEqual(['Idempotency-Key']);
});
