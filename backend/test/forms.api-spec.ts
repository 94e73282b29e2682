import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { addPost, aPost } from './support/blog.js';
import { addMedia } from './support/media.js';
import { aCheckoutOrder, aDialogOrder, addProduct, aProduct, fieldsOf } from './support/shop.js';

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startApi();
  token = await api.loginAdmin();
});
afterAll(() => api.close());

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });
async function made(route: string, body: unknown): Promise<Answer['body']> {
  const answer = await ask(route, body);
  expect([route, answer.status < 300, answer.body]).toEqual([route, true, answer.body]);
  return answer.body;
}

const aSeller = (changes: object = {}): object => ({
  ...{ companyName: 'باغ ارومیه', ownerFullName: 'مریم کریمی', nationalId: '10101234567', phoneNumber: '09141234567' },
  ...{ email: 'sales@bagh.example.com', address: 'ارومیه', productCategories: 'پوره' },
  ...changes,
});

describe('what a form requires is one letter, unless the specification says more (D43)', () => {
  it.each<[what: string, route: string, body: () => unknown]>([
    ['a message', 'POST /api/contact', () => ({ name: 'س', message: 'ه' })],
    ['a seller', 'POST /api/sellers', () => aSeller({ companyName: 'ب', ownerFullName: 'م', address: 'قم' })],
    [
      'an application',
      'POST /api/sellers/applications',
      () => aSeller({ address: 'ق', productCategories: 'پ', nationalId: '۷' }),
    ],
    ['a product', 'POST /api/products', () => aProduct({ name: 'ب', brix: '۷', origin: 'ق' })],
    ['a certificate', 'POST /api/certificates', () => ({ name: 'آ', description: 'ی' })],
    ['a category', 'POST /api/categories', () => ({ slug: 'b', name: 'ب', group: 'other' })],
    ['a row of the price list', 'POST /api/price-list', () => ({ name: 'پ', usdPerTon: 1 })],
    ['an article', 'POST /api/admin/blog/posts', () => aPost({ title: 'ب', excerpt: 'چ', content: 'م', author: 'ن' })],
    ['an order', 'POST /api/orders', async () => aDialogOrder(await addProduct(api, token), { customerName: 'س' })],
    ['the settings', 'PUT /api/settings', () => ({ siteTitle: 'ا', address: 'ق', officeHours: '۸' })],
  ])('%s', async (_what, route, body) => {
    await made(route, await body());
  });

  it('a comment', async () => {
    const { slug } = await addPost(api, token);
    await made(`POST /api/blog/posts/${slug}/comments`, { name: 'س', email: 's@example.com', comment: 'آ' });
  });

  it.each([
    ['customerName', { customerName: 'سا' }],
    ['address', { address: 'قم' }],
    ['phone', { phone: '091412345' }],
  ])('but the checkout asks for a longer %s (spec §5)', async (field, changes) => {
    const answer = await ask('POST /api/orders', aCheckoutOrder([await addProduct(api, token)], changes));
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
  });
});

describe('a quantity', () => {
  it('that is left out is one kilogram (spec §3), in both payloads', async () => {
    const product = await addProduct(api, token);
    expect((await made('POST /api/orders', aDialogOrder(product, { quantity: undefined }))).quantity).toBe(1);
    const items = [{ productId: product }, { productId: product, quantity: '۲' }];
    const { items: placed } = await made('POST /api/orders', aCheckoutOrder([], { items }));
    expect((placed as { quantity: number }[]).map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it.each([null, '', 'صد', 0, -1, 1.5])('that is %j is refused, never another number (D34)', async (quantity) => {
    const answer = await ask('POST /api/orders', aDialogOrder(await addProduct(api, token), { quantity }));
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['quantity']]);
  });
});

describe('what the API answers is taken back', () => {
  const things: Record<string, () => Promise<[read: string, write: string]>> = {
    'a seller': async () => {
      const { id } = await made('POST /api/sellers', aSeller({ website: 'bagh.example.com' }));
      return [`/api/sellers/${id}`, `/api/sellers/${id}`];
    },
    'a product with documents': async () => {
      const { id: mediaId } = await addMedia(api, token);
      const documents = [{ mediaId, title: 'برگه', kind: 'analysis' }];
      const id = await addProduct(api, token, { image: '/assets/apple.svg', featured: true, documents });
      return [`/api/admin/products/${id}`, `/api/products/${id}`];
    },
    'an article': async () => {
      const { id } = await addPost(api, token, { tags: ['بریکس'], image: '/assets/apple.svg' });
      return [`/api/admin/blog/posts/${id}`, `/api/admin/blog/posts/${id}`];
    },
    'a file': async () => {
      const { id } = await addMedia(api, token);
      return [`/api/media/${id}`, `/api/media/${id}`];
    },
    settings: () => Promise.resolve(['/api/settings', '/api/settings']),
    'an account of an admin': () => Promise.resolve(['/api/admin/verify', '/api/admin/profile']),
  };
  /** What a change is meant to change. */
  const moving = { version: expect.any(Number), updatedAt: expect.any(String) };

  it.each(Object.keys(things))('%s, and nothing of it changes but its version', async (name) => {
    const [read, write] = (await things[name]?.()) as [string, string];
    const before = (await ask(`GET ${read}`)).body as object;
    const { status, body } = await ask(`PUT ${write}`, before);
    const expected = 'updatedAt' in before ? { ...before, ...moving } : before;
    // How many promises a change moved belongs to the answer, not to what was changed.
    expect([status, { ...body, movedPromises: undefined }]).toEqual([200, expected]);
    expect((await ask(`GET ${read}`)).body).toEqual(expected);
  });

  it.each<[name: string, path: string, body: object]>([
    ['a category', '/api/categories', { slug: 'taken-back', name: 'دسته', group: 'other' }],
    ['a row of the price list', '/api/price-list', { name: 'ردیف', usdPerTon: 900 }],
  ])('%s', async (_name, path, body) => {
    const before = await made(`POST ${path}`, body);
    expect(await ask(`PUT ${path}/${before.id}`, before)).toMatchObject({ status: 200, body: before });
  });

  it('a comment, with another status', async () => {
    const { slug } = await addPost(api, token);
    await made(`POST /api/blog/posts/${slug}/comments`, { name: 'سارا', email: 's@example.com', comment: 'خوب' });
    const [comment] = (await ask('GET /api/comments')).body;
    const answer = await ask(`PUT /api/comments/${comment.id}`, { ...comment, status: 'approved', comment: 'بد' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { ...comment, status: 'approved', version: comment.version + 1 },
    ]);
  });

  it('a file by its address, with all its fields (spec §7)', async () => {
    const { id } = await addMedia(api, token);
    const item = (await ask(`GET /api/media/${id}`)).body;
    const answer = await ask('POST /api/media', { ...item, tags: 'سیب,باغ', size: 1, type: 'image/png' });
    expect([answer.status, answer.body]).toEqual([200, { ...item, tags: 'سیب,باغ', version: item.version + 1 }]);
  });

  it('but a field that no answer has is refused', async () => {
    const { id } = await made('POST /api/sellers', aSeller());
    const answer = await ask(`PUT /api/sellers/${id}`, aSeller({ rating: 5 }));
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['rating']]);
  });
});

it.each([
  ['/api/orders', 'status'],
  ['/api/sellers', 'status'],
  ['/api/admin/blog/posts', 'status'],
  ['/api/admin/products', 'category'],
  ['/api/products', 'category'],
  ['/api/blog/posts', 'category'],
  ['/api/contacts', 'filter'],
  ['/api/comments', 'filter'],
  ['/api/newsletter', 'filter'],
  ['/api/media', 'type'],
])('%s?%s=all is no filter', async (path, filter) => {
  const [all, plain] = await Promise.all([`${path}?${filter}=all`, path].map((each) => ask(`GET ${each}`)));
  expect([all?.status, all?.body]).toEqual([200, plain?.body]);
  expect(all?.headers.get('x-total-count')).toBe(plain?.headers.get('x-total-count'));
});

it('the exports take status=all as their lists do', async () => {
  for (const path of ['/api/orders/export', '/api/sellers/export'])
    expect((await ask(`GET ${path}?status=all`)).status).toBe(200);
});
