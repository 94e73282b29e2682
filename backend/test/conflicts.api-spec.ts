import { describe, expect, it } from '@jest/globals';
import { loginNewAdmin } from './support/admins.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { picture } from './support/fuzz/requests.js';
import { aDialogOrder, addProduct, aProduct } from './support/shop.js';
import { aSeller } from './support/sellers.js';

const api = await startApiForSpec();
const sara = await api.loginAdmin();
const { token: leila } = await loginNewAdmin(api, { username: 'leila', displayName: 'لیلا' });

type Versioned = Record<string, unknown> & { version: number };
/** A new record: the route that changes it, and the record as it was read. */
interface Editable {
  route: string;
  read: Versioned;
}

const post = async (path: string, body: unknown): Promise<Record<string, unknown>> =>
  (await api.call(`POST /api/${path}`, { token: sara, body })).body as Record<string, unknown>;
async function made(path: string, body: unknown, name = 'id'): Promise<Editable> {
  const read = (await post(path, body)) as Versioned;
  return { route: `PUT /api/${path}/${String(read[name])}`, read };
}

async function aComment(): Promise<Editable> {
  const slug = `post-${Math.random().toString(36).slice(2)}`;
  await post('admin/blog/posts', { ...aPost, slug, status: 'published' });
  await post(`blog/posts/${slug}/comments`, { name: 'مینا', email: 'mina@example.com', comment: 'سلام' });
  const [read] = (await api.call('GET /api/comments', { token: sara })).body as [Versioned];
  return { route: `PUT /api/comments/${String(read.id)}`, read };
}
async function anUpload(): Promise<Editable> {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'سیب.png');
  const headers = { Authorization: `Bearer ${sara}` };
  const answer = await fetch(`${api.url}/api/media/upload`, { method: 'POST', body, headers });
  const read = (await answer.json()) as Versioned;
  return { route: `PUT /api/media/${String(read.id)}`, read };
}
async function anOrder(): Promise<Editable> {
  const { id } = await post('orders', aDialogOrder(await addProduct(api, sara)));
  const read = (await api.call(`GET /api/orders/${String(id)}`, { token: sara })).body as Versioned;
  return { route: `PUT /api/orders/${String(id)}/status`, read: { version: read.version } };
}
async function theSettings(): Promise<Editable> {
  return {
    route: 'PUT /api/settings',
    read: (await api.call('GET /api/settings/staff', { token: sara })).body as Versioned,
  };
}
async function theHero(): Promise<Editable> {
  const { sections } = (await api.call('GET /api/content')).body as { sections: Versioned[] };
  return { route: 'PUT /api/content/hero', read: sections.find(({ id }) => id === 'hero')! };
}

const aPost = {
  title: 'بریکس چیست',
  excerpt: 'کوتاه',
  category: 'standards',
  slug: 'brix',
  content: '<p>بریکس</p>',
};
const aCertificate = { name: 'HACCP', description: 'ایمنی مواد غذایی' };
let numbers = 0;
const slug = (): string => `apple-${++numbers}`;

/** Of each kind: what one field becomes by the colleague, and by me. */
const kinds: [string, () => Promise<Editable>, field: string, theirs: unknown, mine: unknown][] = [
  ['a product', () => made('products', aProduct()), 'price', 100, 200],
  ['a category', () => made('categories', { slug: slug(), name: 'سیب', group: 'apple' }), 'name', 'سیب سبز', 'سیب سرخ'],
  ['a price row', () => made('price-list', { name: `آلو ${++numbers}`, usdPerTon: 900 }), 'usdPerTon', 950, 990],
  ['a seller', () => made('sellers', aSeller()), 'notes', 'تأیید شد', 'تأیید نشد'],
  ['a certificate', () => made('certificates', aCertificate), 'issuer', 'بازرس او', 'بازرس من'],
  ['an article', () => made('admin/blog/posts', { ...aPost, slug: slug() }), 'title', 'pH چیست', 'اسیدیته چیست'],
  ['a comment', aComment, 'status', 'approved', 'rejected'],
  ['a file', anUpload, 'tags', 'باغ', 'میوه'],
  ['an order', anOrder, 'status', 'cancelled', 'processing'],
  ['the settings', theSettings, 'address', 'ارومیه', 'تبریز'],
  ['a section', theHero, 'title', 'عنوان او', 'عنوان من'],
];

describe.each(kinds)('%s that a colleague changed since I read it', (_kind, make, field, theirs, mine) => {
  it('is not overwritten: a 409 says what both changed, by whom and when; with the new version the form is stored', async () => {
    const { route, read } = await make();
    const change = (token: string, value: unknown, version: unknown): Promise<Answer> =>
      api.call(route, { token, body: { ...read, [field]: value, version } });
    const first = await change(leila, theirs, read.version);
    expect([first.status, first.body.version]).toEqual([200, read.version + 1]);
    const refused = await change(sara, mine, read.version);
    expect([refused.status, refused.body.code]).toEqual([409, expect.stringMatching(/changed_meanwhile$/)]);
    expect(refused.body.conflicts).toEqual([
      { field, mine, theirs, by: 'لیلا', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    const stored = await change(sara, mine, first.body.version);
    expect([stored.status, stored.body[field], stored.body.version]).toEqual([200, mine, read.version + 2]);
  });
});

describe('the fields that both changed', () => {
  const change = async (route: string, token: string, body: object): Promise<Answer> =>
    api.call(route, { token, body });

  it('are none when each changed another one, and none when both typed the same', async () => {
    const { route, read } = await made('products', aProduct());
    await change(route, leila, { ...read, price: 100, origin: 'تبریز' });
    const refused = await change(route, sara, { ...read, brix: '۶۵', price: 100, documents: [] });
    expect([refused.status, refused.body.conflicts]).toEqual([409, []]);
  });

  it('name the last who changed them, however many did, and what I began with', async () => {
    const { route, read } = await made('products', aProduct({ price: 10 }));
    await change(route, sara, { ...read, price: 20, version: undefined });
    const last = await change(route, leila, { ...read, price: 30, origin: 'تبریز', version: undefined });
    await change(route, sara, { ...read, ...last.body, brix: '۱۲', version: undefined });
    const refused = await change(route, sara, { ...read, price: 40, origin: 'مشهد' });
    expect(refused.body.conflicts).toMatchObject([
      { field: 'price', mine: 40, theirs: 30, by: 'لیلا' },
      { field: 'origin', mine: 'مشهد', theirs: 'تبریز', by: 'لیلا' },
    ]);
  });

  it('have the text of an article, of which the audit keeps only the length', async () => {
    const { route, read } = await made('admin/blog/posts', { ...aPost, slug: slug() });
    await change(route, leila, { ...read, content: '<p>متن او</p>' });
    const refused = await change(route, sara, { ...read, content: '<p>متن دیگر من</p>' });
    expect(refused.body.conflicts).toMatchObject([
      { field: 'content', mine: '<p>متن دیگر من</p>', theirs: '<p>متن او</p>', by: 'لیلا' },
    ]);
  });

  it('are not asked about without a version', async () => {
    const { route, read } = await made('products', aProduct());
    await change(route, leila, { ...read, price: 100 });
    expect((await change(route, sara, { ...read, price: 200, version: undefined })).status).toBe(200);
  });
});

it('settings that stay as they are keep their version', async () => {
  const { route, read } = await theSettings();
  const { body } = await api.call(route, { token: sara, body: read });
  expect(body).toEqual({ ...read, movedPromises: 0 });
});

describe('the ETag of a record', () => {
  it('is its version, on reads and writes, and a condition with it saves once; then the 412 lists the conflicts', async () => {
    const id = await addProduct(api, sara);
    const read = await api.call(`GET /api/admin/products/${id}`, { token: sara, headers: { 'If-None-Match': '"1"' } });
    expect([read.status, read.headers.get('etag')]).toEqual([200, '"1"']);
    const save = (brix: string): Promise<Answer> =>
      api.call(`PUT /api/products/${id}`, { token: sara, headers: { 'If-Match': '"1"' }, body: aProduct({ brix }) });
    const saved = await save('۶۰');
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"2"']);
    const stale = await save('۶۱');
    expect([stale.status, stale.body.code]).toEqual([412, 'common.precondition_failed']);
    expect(stale.body.conflicts).toContainEqual(expect.objectContaining({ field: 'brix', mine: '۶۱', theirs: '۶۰' }));
  });

  it('names the bytes of a public read, and is missing where nothing has a version', async () => {
    const etag = async (route: string, options = {}) => (await api.call(route, options)).headers.get('etag');
    expect(await etag('GET /api/settings')).toMatch(/^"[\w-]{20,}"$/);
    for (const route of ['GET /api/admin/products', 'GET /api/dashboard'])
      expect([route, await etag(route, { token: sara })]).toEqual([route, null]);
  });
});
