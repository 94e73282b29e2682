import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createApi, type Api } from '../src/api.js';
import { Env } from '../src/config/index.js';
import type { OpenApiDocument } from '../src/operations/openapi/index.js';
import { addPost } from './support/blog.js';
import { startApi, until, type Answer, type TestApi } from './support/index.js';
import { callsOf } from './support/document.js';
import { addProduct, aProduct } from './support/shop.js';
import { aSeller } from './support/sellers.js';

let api: TestApi;
let token: string;
let other: { api: Api; url: string };
let productId: number;
let sellerId: number;

const anApprovedSeller = (companyName: string): object => aSeller({ companyName, status: 'approved' });

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
  const { dataDir, database } = api.api.app.get(Env);
  const databaseUrl = database.type === 'mysql' ? database.url : '';
  const copy = await createApi(
    new Env({ NODE_ENV: 'test', SEED: 'none', DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
  );
  other = { api: copy, url: await copy.listen(0) };
  productId = await addProduct(api, token, { featured: true });
  await addPost(api, token, { slug: 'brix' });
  const seller = await api.call('POST /api/sellers', { token, body: anApprovedSeller('باغ') });
  sellerId = (seller.body as { id: number }).id;
  await addLot('L-1');
});
afterAll(async () => {
  await other.api.close();
  await api.close();
});

const write = (route: string, body: unknown): Promise<Answer> => api.call(route, { token, body });
const writeProduct = (): Promise<Answer> =>
  write(`PUT /api/products/${productId}`, aProduct({ featured: true, name: `پوره ${Math.random()}` }));
const writeFacet = () => addProduct(api, token, { name: `facets ${Math.random()}`, origin: `شهر ${Math.random()}` });
/** A released lot of the product. */
async function addLot(number: string): Promise<number> {
  const days = { producedOn: '2026-10-01', bestBefore: '2099-10-01' };
  const { body } = await write('POST /api/admin/lots', { number, productId, ...days, kilograms: 22_000 });
  const { id } = body as { id: number };
  await write(`PUT /api/admin/lots/${id}/status`, { status: 'released' });
  return id;
}
async function publishOn(number: string): Promise<Answer> {
  const { body } = await api.call(`GET /api/admin/lots?q=${number}&sort=number`, { token });
  const id = (body as { id: number; number: string }[]).find((lot) => lot.number === number)?.id;
  const results = [{ parameter: 'brix', operator: 'equal', value: 70 }];
  const form = { laboratory: 'آزمایشگاه', analysedOn: '2026-10-05', results };
  const draft = await write(`POST /api/admin/lots/${id}/analyses`, form);
  return write(`POST /api/admin/analyses/${(draft.body as { id: number }).id}/publish`, {});
}
let rate = 83_000;
async function renameBrix(): Promise<Answer> {
  const [brix] = (await api.call('GET /api/parameters')).body;
  return write('PUT /api/parameters/1', { ...brix, name: `بریکس ${Math.random()}` });
}
function addFamily(): Promise<Answer> {
  const number = String(Math.random()).slice(2);
  return write('POST /api/families', { code: `f${number}`, name: number, englishName: 'Plum', parameters: [] });
}

/** What visitors read, by the address of the document, and a change by an admin that they must see there. */
const reads: Record<string, [address: string, change: () => Promise<unknown>]> = {
  '/api/products': ['/api/products?sort=newest&limit=12', writeProduct],
  '/api/products/facets': ['/api/products/facets?q=facets', writeFacet],
  '/api/products/featured': ['/api/products/featured', writeProduct],
  '/api/products/nearest': ['/api/products/nearest?q=anar', writeProduct],
  '/api/products/specifications': ['/api/products/specifications?ids=1&parameters=brix', renameBrix],
  '/api/products/{id}': ['/api/products/1', writeProduct],
  '/api/documents': [`/api/documents?q=${encodeURIComponent('مشخصات پوره')}`, writeProduct],
  '/api/families/terms': ['/api/families/terms', addFamily],
  '/api/lots': ['/api/lots?productId=1', () => addLot(`PL-${Math.random()}`)],
  '/api/lots/{number}': ['/api/lots/L-1', () => publishOn('L-1')],
  '/api/content': ['/api/content', () => write('PUT /api/content/hero', { title: `عنوان ${Math.random()}` })],
  '/api/categories': [
    '/api/categories',
    () => write('PUT /api/categories/1', { slug: 'apple', name: `سیب ${Math.random()}`, group: 'apple' }),
  ],
  '/api/parameters': ['/api/parameters', renameBrix],
  '/api/certificates': [
    '/api/certificates',
    () => write('PUT /api/certificates/1', { name: 'ISO 22000', description: `ایمنی ${Math.random()}` }),
  ],
  '/api/settings': ['/api/settings', () => write('PUT /api/settings', { siteTitle: `افشره ${Math.random()}` })],
  '/api/price-list': ['/api/price-list', () => write('PUT /api/settings', { usdRate: (rate += 1) })],
  '/api/sellers': [
    '/api/sellers',
    () => write(`PUT /api/sellers/${sellerId}`, anApprovedSeller(`باغ ${Math.random()}`)),
  ],
  '/api/sellers/{id}/public': [
    '/api/sellers/1/public',
    () => write(`PUT /api/sellers/${sellerId}`, anApprovedSeller(`باغ ${Math.random()}`)),
  ],
  '/api/blog/posts': ['/api/blog/posts?limit=6', () => addPost(api, token)],
  '/api/blog/rss.xml': ['/api/blog/rss.xml', () => addPost(api, token)],
  '/api/blog/posts/{slug}': ['/api/blog/posts/brix', () => addPost(api, token)],
};
const addresses = Object.entries(reads).map(([path, [address, change]]) => [path, address, change] as const);

/** Reads without a login that are not cached, with the reason. */
const privateReads = {
  '/api/data-sheets/{id}': 'made anew of what the product says',
  '/api/health/live': 'of this process, now',
  '/api/health/ready': 'of this process, now',
  '/api/health/revision': 'what says whether a kept answer is still true',
  '/api/lots/{number}/analyses/{edition}/pdf': 'bytes that never change',
  '/api/orders/track': 'for whoever has the code and the phone',
  '/api/product-papers/{id}': 'an archive is sent while its files are read',
  '/api/quote-links/{token}': 'for whoever has the link',
  '/api/quote-links/{token}/pdf': 'for whoever has the link',
  '/api/quotes/track': 'for whoever has the code and the phone',
  '/api/reminder-links/{token}': 'for whoever has the link',
  '/api/samples/track': 'for whoever has the code and the phone',
};

/** The tag of the bytes, and whether they were ready: the framework would have given the answer an id. */
async function read(url: string, address: string): Promise<{ etag: string | null; ready: boolean; text: string }> {
  const response = await fetch(url + address);
  expect([address, response.status]).toEqual([address, 200]);
  const { headers } = response;
  return { etag: headers.get('etag'), ready: !headers.has('x-request-id'), text: await response.text() };
}

describe('what visitors read', () => {
  it('is listed completely in this spec', async () => {
    const document = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
    const cached = callsOf(document)
      .filter(({ operation }) => '304' in operation.responses)
      .map(({ path }) => path);
    const untried = cached.filter((path) => !(path in reads));
    expect(untried).toEqual(['/api/blog/posts/{slug}/comments']);
  });

  it('covers every read without a login, except those with a reason', async () => {
    const document = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
    const open = callsOf(document)
      .filter(({ method }) => method === 'get')
      .filter(({ operation: { security = [] } }) => security.every((each) => Object.keys(each).length === 0));
    const uncached = open.filter(({ operation }) => !('304' in operation.responses)).map(({ path }) => path);
    expect(uncached.sort()).toEqual(Object.keys(privateReads).sort());
  });

  it.each(addresses)('of %s is answered from ready bytes the second time', async (_path, address) => {
    const first = await read(api.url, address);
    const second = await read(api.url, address);
    expect([second.ready, second.etag, second.text]).toEqual([true, first.etag, first.text]);
  });

  it.each(addresses)('of %s is new at once after an admin changed it', async (_path, address, change) => {
    const old = await read(api.url, address);
    await change();
    const now = await read(api.url, address);
    expect([now.ready, now.text === old.text]).toEqual([false, false]);
  });

  it.each(addresses)('of %s is new within a second at another copy', async (_path, address, change) => {
    const old = await read(other.url, address);
    expect((await read(other.url, address)).ready).toBe(true);
    await change();
    const changed = performance.now();
    await until(async () => (await read(other.url, address)).text !== old.text);
    expect(performance.now() - changed).toBeLessThan(1000);
  });
});
