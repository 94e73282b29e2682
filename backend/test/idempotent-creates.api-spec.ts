import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { callsOf, type Call, type OpenApiDocument } from '../src/operations/openapi/index.js';
import { IdempotentRequest } from '../src/operations/idempotency/index.js';
import { guide } from '../src/operations/openapi/openapi-guide.js';
import { postsWithoutKey } from '../src/operations/openapi/posts-without-key.js';
import { recordTests } from './support/records.js';
import { aPost } from './support/blog.js';
import { aDialogOrder, addProduct, aProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product: number = await addProduct(api, token);
const order: number = (await api.call('POST /api/orders', { body: aDialogOrder(product) })).body.id as number;

await api.call('POST /api/contact', { body: { name: 'سارا', email: 'sara@example.com', message: 'سلام' } });
const [{ id: message }] = (await api.call('GET /api/contacts', { token })).body as [{ id: number }];
const days = { producedOn: '2026-10-01', bestBefore: '2099-10-01' };
const aLot = { number: 'L-1', productId: product, ...days, kilograms: 1000 };
const lot: number = (await api.call('POST /api/admin/lots', { token, body: aLot })).body.id as number;
const [{ id: person }] = (await api.call('GET /api/people', { token })).body as [{ id: number }];
const others = { '/contacts/': message, '/admin/lots': lot, '/people/': person };
const idOf = (path: string): number => Object.entries(others).find(([start]) => path.startsWith(start))?.[1] ?? order;

const article = String(
  (await api.call('POST /api/admin/blog/posts', { token, body: aPost({ status: 'published' }) })).body.slug,
);

const create = (path: string, body: unknown, key: string): Promise<Answer> =>
  api.call(`POST /api/${path}`, { token, body, headers: { 'Idempotency-Key': key } });
async function rowsOf(table: string): Promise<number> {
  const [row]: { n: number | string }[] = await api.database.read.query(`SELECT COUNT(*) AS n FROM ${table}`);
  return Number(row?.n);
}

/** The calls that take a key, by path. */
const creations = Object.fromEntries(
  recordTests.flatMap((tests) => (tests.creations ?? []).map((each) => [`/${each.path}`, each] as const)),
);

it('covers every POST of the document, with a key or without one', async () => {
  const document = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
  const posts = callsOf(document).filter(({ method }) => method === 'post');
  const pathsOf = (calls: Call[]): string[] => calls.map(({ path }) => path.replace('/api', '')).sort();
  const takesKey = ({ operation }: Call): boolean =>
    (operation.parameters ?? []).some(({ $ref }) => $ref === '#/components/parameters/Idempotency-Key');
  // Those with a spec of their own: the import takes a file, a rotation creates no record, and a sample becomes one order only.
  const elsewhere = [
    '/products/import',
    '/admin/samples/{id}/order',
    '/admin/api-keys/{id}/rotate',
    '/webhooks/{id}/rotate',
  ];
  expect(pathsOf(posts.filter(takesKey))).toEqual([...Object.keys(creations), ...elsewhere].sort());
  const without = posts.flatMap((call) => (takesKey(call) ? [] : (call.operation.operationId ?? [])));
  expect(without.sort()).toEqual(Object.values(postsWithoutKey).flat().sort());
  expect(without.filter((each) => !guide.includes(`\`${each}\``))).toEqual([]);
});

describe.each(Object.entries(creations))('POST %s', (path, { title, table, body, other }) => {
  it(`makes ${title} once under a key, also for five at once; the key with another body is a 422`, async () => {
    const key = `key-of-${table}`;
    const form = body({ product });
    const call = path
      .slice(1)
      .replace('{id}', String(idOf(path)))
      .replace('{slug}', article);
    const before = await rowsOf(table);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(call, form, key)));
    const late = await create(call, form, key);
    expect(new Set([...answers, late].map(({ status }) => status))).toEqual(
      new Set([path.includes('{slug}') ? 202 : 201]),
    );
    // Each answer to an invitation has a link of its own, and one answer has the secret of a key or a webhook.
    const made = [...answers, late].map(({ body: made }) =>
      JSON.stringify(made.admin ?? made.apiKey ?? made.webhook ?? made),
    );
    expect(new Set(made).size).toBe(1);
    expect(await rowsOf(table)).toBe(before + 1);
    const reused = await create(call, { ...form, ...other }, key);
    expect([reused.status, reused.body.code]).toEqual([
      422,
      expect.stringMatching(/^(common|orders)\.idempotency_key_reused$/),
    ]);
    expect(await rowsOf(table)).toBe(before + 1);
  });
});

it('a key is kept for a day', async () => {
  const young = aProduct();
  const old = aProduct();
  const idOf = async (body: object, key: string): Promise<number> => (await create('products', body, key)).body.id;
  const youngId = await idOf(young, 'key-of-23-hours');
  const oldId = await idOf(old, 'key-of-25-hours');
  for (const hours of [23, 25]) {
    const createdAt = new Date(Date.now() - hours * 3_600_000);
    const requestKey = `key-of-${hours}-hours`;
    await api.database.write((tx) => tx.update(IdempotentRequest, { requestKey }, { createdAt }));
  }
  // A request with any other key removes what is too old.
  await create('products', aProduct(), 'key-of-today');
  expect(await idOf(young, 'key-of-23-hours')).toBe(youngId);
  expect(await idOf(old, 'key-of-25-hours')).toBeGreaterThan(oldId);
});

it('a refused request does not use its key up', async () => {
  const refused = await create('products', aProduct({ category: 'none' }), 'key-of-a-mistake');
  expect(refused.status).toBe(400);
  expect((await create('products', aProduct(), 'key-of-a-mistake')).status).toBe(201);
});

it('a key belongs to one call of one admin; a malformed key is refused', async () => {
  expect((await create('products', aProduct(), 'one-key-for-all')).status).toBe(201);
  expect((await create('categories', { slug: 'fig', name: 'انجیر', group: 'other' }, 'one-key-for-all')).status).toBe(
    201,
  );
  expect(fieldsOf(await create('products', aProduct(), 'short'))).toEqual(['Idempotency-Key']);
});

describe('what visitors send', () => {
  const send = (body: object, key: string): Promise<Answer> =>
    api.call('POST /api/contact', { body, headers: { 'Idempotency-Key': key } });
  const aMessage = (message: string): object => ({ name: 'سارا', message });

  it('is one under its key also when the same words may be sent again', async () => {
    const key = 'key-of-a-late-retry';
    expect((await send(aMessage('پیامی با تکرار دیرهنگام'), key)).status).toBe(201);
    const before = await rowsOf('contact');
    await api.database.write((tx) => tx.query('UPDATE contact SET fingerprint = NULL'));
    expect((await send(aMessage('پیامی با تکرار دیرهنگام'), key)).status).toBe(201);
    expect(await rowsOf('contact')).toBe(before);
  });

  it('is never thanked for when another message has its key: of two at once one is stored, the other refused', async () => {
    const before = await rowsOf('contact');
    const answers = await Promise.all(
      ['یکم', 'دوم'].map((each) => send(aMessage(`پیام ${each}`), 'key-of-two-messages')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await rowsOf('contact')).toBe(before + 1);
  });
});
