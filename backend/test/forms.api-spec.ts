import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { addPost, aPost } from './support/blog.js';
import { addMedia } from './support/media.js';
import { aCheckoutOrder, aDialogOrder, addProduct, aProduct, fieldsOf } from './support/shop.js';
import { aSeller } from './support/sellers.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });
async function made(route: string, body: unknown): Promise<Answer['body']> {
  const answer = await ask(route, body);
  expect([route, answer.status < 300, answer.body]).toEqual([route, true, answer.body]);
  return answer.body;
}

describe('a required field needs one character, unless a longer minimum is documented', () => {
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
  ])('but the checkout asks for a longer %s', async (field, changes) => {
    const answer = await ask('POST /api/orders', aCheckoutOrder([await addProduct(api, token)], changes));
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
  });
});

describe('a quantity', () => {
  it('that is left out is one kilogram, in both payloads', async () => {
    const product = await addProduct(api, token);
    expect((await made('POST /api/orders', aDialogOrder(product, { quantity: undefined }))).quantity).toBe(1);
    const items = [{ productId: product }, { productId: product, quantity: '۲' }];
    const { items: placed } = await made('POST /api/orders', aCheckoutOrder([], { items }));
    expect((placed as { quantity: number }[]).map(({ quantity }) => quantity)).toEqual([1, 2]);
  });

  it.each([null, '', 'صد', 0, -1, 1.5])('that is %j is refused, never another number', async (quantity) => {
    const answer = await ask('POST /api/orders', aDialogOrder(await addProduct(api, token), { quantity }));
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['quantity']]);
  });
});

describe('a response can be sent back as a form', () => {
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
    settings: () => Promise.resolve(['/api/settings/staff', '/api/settings']),
    'an account of an admin': () => Promise.resolve(['/api/admin/verify', '/api/admin/profile']),
  };
  /** The intended change. */
  const moving = { version: expect.any(Number), updatedAt: expect.any(String) };

  it.each(Object.keys(things))('%s, and nothing of it changes but its version', async (name) => {
    const [read, write] = (await things[name]?.()) as [string, string];
    const before = (await ask(`GET ${read}`)).body as object;
    const { status, body } = await ask(`PUT ${write}`, before);
    const expected = 'updatedAt' in before ? { ...before, ...moving } : before;
    // The number of moved promises is part of the response, not of the record.
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

  it('a file by its address, with all its fields', async () => {
    const { id } = await addMedia(api, token);
    const item = (await ask(`GET /api/media/${id}`)).body;
    const answer = await ask('POST /api/media', { ...item, tags: 'سیب,باغ', size: 1, type: 'image/png' });
    expect([answer.status, answer.body]).toEqual([200, { ...item, tags: 'سیب,باغ', version: item.version + 1 }]);
  });

  it('but a field that is in no response is refused', async () => {
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
