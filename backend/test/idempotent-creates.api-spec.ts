import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { callsOf, type Call, type OpenApiDocument } from '../src/operations/openapi/index.js';
import { IdempotentRequest } from '../src/operations/idempotency/index.js';
import { recordTests } from './support/records.js';
import { aDialogOrder, addProduct, aProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product: number = await addProduct(api, token);
const order: number = (await api.call('POST /api/orders', { body: aDialogOrder(product) })).body.id as number;

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

/** Calls that change something and take no key, each with what keeps a retry harmless. */
const withoutKey: Record<string, string> = {
  '/admin/link': 'reads',
  '/products/import/check': 'reads',
  '/orders/track/cancel': 'what is cancelled already stays so',
  '/account/orders/{id}/cancel': 'what is cancelled already stays so',
  '/orders/queue/next': 'leases, and the lease ends',
  '/admin/login': 'makes a session',
  '/auth/login': 'makes a session',
  '/admin/link/accept': 'a link works once',
  '/auth/reset-password': 'a link works once',
  '/auth/register': 'an e-mail has one account',
  '/admin/logout': 'ends what may have ended',
  '/auth/logout': 'ends what may have ended',
  '/admin/staff/{id}/link': 'a link replaces the one before',
  '/auth/forgot-password': 'as that',
  '/contact': 'the same text is one',
  '/blog/posts/{slug}/comments': 'the same text is one',
  '/sellers/applications': 'the same form is one',
  '/sellers/applications/files': 'only a form keeps a file',
  '/newsletter': 'an address is stored once',
  '/newsletter/unsubscribe': 'as that',
  '/media': 'names what is there',
  '/media/upload': 'the same bytes are stored once',
  '/sellers/{id}/files/{fileId}/media': 'the same bytes are stored once',
  '/webhooks/{id}/test': 'each is a test of its own',
  '/webhooks/{id}/deliveries/{deliveryId}/redeliver': 'what waits already goes on waiting',
  '/content/{id}/versions/{version}/restore': 'what is restored already changes nothing',
};

it('covers every POST of the document, with a key or without one', async () => {
  const document = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
  const posts = callsOf(document).filter(({ method }) => method === 'post');
  const pathsOf = (calls: Call[]): string[] => calls.map(({ path }) => path.replace('/api', '')).sort();
  const takesKey = ({ operation }: Call): boolean =>
    (operation.parameters ?? []).some(({ $ref }) => $ref === '#/components/parameters/Idempotency-Key');
  // Those with a spec of their own: the import takes a file, and a rotation creates no record.
  const elsewhere = ['/products/import', '/admin/api-keys/{id}/rotate', '/webhooks/{id}/rotate'];
  expect(pathsOf(posts.filter(takesKey))).toEqual([...Object.keys(creations), ...elsewhere].sort());
  expect(pathsOf(posts.filter((call) => !takesKey(call)))).toEqual(Object.keys(withoutKey).sort());
});

describe.each(Object.entries(creations))('POST %s', (path, { title, table, body, other }) => {
  it(`makes ${title} once under a key, also for five at once; the key with another body is a 422`, async () => {
    const key = `key-of-${table}`;
    const form = body({ product });
    const call = path.slice(1).replace('{id}', String(order));
    const before = await rowsOf(table);
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(call, form, key)));
    const late = await create(call, form, key);
    expect([...answers, late].map(({ status }) => status)).toEqual(Array(6).fill(201));
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
