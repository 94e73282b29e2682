import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { aDialogOrder, addProduct, aProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();

const create = (body: unknown): Promise<Answer> => api.call('POST /api/products', { token, body });
const update = (id: number, body: unknown): Promise<Answer> => api.call(`PUT /api/products/${id}`, { token, body });
const adminList = (query: string): Promise<Answer> => api.call(`GET /api/admin/products?${query}`, { token });
const namesOf = ({ body }: Answer): string[] => (body as { name: string }[]).map(({ name }) => name);

describe('the catalogue as admins keep it', () => {
  it('takes no price from an editor: neither of a new product, nor another one of a product that is there', async () => {
    const editor = await api.loginAdmin('editor');
    const put = (body: object) => api.call(`PUT /api/products/${made.body.id}`, { token: editor, body });
    const made = await api.call('POST /api/products', { token: editor, body: aProduct({ price: 0 }) });
    expect(made.status).toBe(201);
    const refused = { status: 403, body: { code: 'catalog.pricing_refused' } };
    const body = aProduct({ name: 'پوره هلو', price: 0 });
    expect(await api.call('POST /api/products', { token: editor, body: aProduct({ price: 5 }) })).toMatchObject(
      refused,
    );
    expect(await put({ ...body, price: 5 })).toMatchObject(refused);
    expect(await put({ ...body, showPrice: true })).toMatchObject(refused);
    expect(await put(body)).toMatchObject({ status: 200, body: { name: 'پوره هلو' } });
    await api.call(`DELETE /api/products/${made.body.id}`, { token: editor });
  });

  it('is closed to everybody else', async () => {
    for (const route of ['GET /api/admin/products', 'GET /api/admin/products/1', 'DELETE /api/products/1'])
      expect((await api.call(route)).status).toBe(401);
    for (const route of ['POST /api/products', 'PUT /api/products/1', 'POST /api/categories', 'PUT /api/price-list/1'])
      expect((await api.call(route, { body: aProduct() })).status).toBe(401);
  });

  it('stores what the form sends, the technical fields included', async () => {
    const form = {
      ...aProduct({ image: '/assets/apple.webp', featured: true, showPrice: true }),
      density: ' ۱٫۳۵ ',
      sn: '',
    };
    const { status, body } = await create(form);
    expect(status).toBe(201);
    expect(body).toMatchObject({ price: 150_000_000, category: 'apple', featured: true, showPrice: true, version: 1 });
    expect(body).toMatchObject({
      image: '/assets/apple.webp',
      density: '۱٫۳۵',
      sn: null,
      description: null,
    });
    expect((await api.call(`GET /api/admin/products/${body.id}`, { token })).body).toEqual(body);
  });

  it('takes a price in Persian digits', async () => {
    expect((await create(aProduct({ price: '۱۵۰٬۰۰۰٬۰۰۰' }))).body.price).toBe(150_000_000);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: undefined }],
    ['price', { price: undefined }],
    ['price', { price: null }],
    ['price', { price: 'زیاد' }],
    ['price', { price: -1 }],
    ['price', { price: 1.5 }],
    ['brix', { brix: ' ' }],
    ['origin', { origin: undefined }],
    ['category', { category: undefined }],
    ['category', { category: 'pear' }],
    ['image', { image: 'javascript:alert(1)' }],
    ['image', { image: '//elsewhere.example/x.png' }],
    ['image', { image: 'https://elsewhere.example/x.png' }],
    ['image', { image: '/pictures/x.png' }],
    ['featured', { featured: 'yes' }],
    ['density', { density: 'x'.repeat(201) }],
    ['density', { density: 5 }],
    ['colour', { colour: 'red' }],
    ['version', { version: 3 }],
  ])('refuses a product for its %s: %j', async (field, changes) => {
    const before = (await adminList('limit=1')).headers.get('x-total-count');
    const answer = await create(aProduct(changes));
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
    expect(String(answer.body.message)).not.toMatch(/[A-Za-z]/);
    expect((await adminList('limit=1')).headers.get('x-total-count')).toBe(before);
  });

  it('keeps what an update leaves out, and clears what it empties', async () => {
    const { body: made } = await create({ ...aProduct({ featured: true }), pH: '۳٫۵', ash: '۲', description: 'متن' });
    const { status, body } = await update(made.id, {
      ...aProduct({ id: made.id, category: 'grape' }),
      ash: '',
      description: null,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      pH: '۳٫۵',
      ash: null,
      description: null,
      featured: true,
      category: 'grape',
      version: 2,
    });
    expect((await api.call(`GET /api/products/${made.id}`)).body.category).toBe('grape');
  });

  it('refuses an id that is not the one of the path, and a product that is gone', async () => {
    const id = await addProduct(api, token);
    expect(fieldsOf(await update(id, aProduct({ id: id + 1 })))).toEqual(['id']);
    expect((await update(999_999, aProduct())).status).toBe(404);
    expect((await api.call('DELETE /api/products/999999', { token })).status).toBe(404);
  });

  it('does not let two admins overwrite each other unseen', async () => {
    const id = await addProduct(api, token);
    expect((await update(id, aProduct({ version: 1 }))).status).toBe(200);
    const second = await update(id, aProduct({ version: 1 }));
    expect([second.status, second.body.code]).toEqual([409, 'catalog.product_changed_meanwhile']);
  });

  it('searches name, category and origin, and filters by category', async () => {
    await create(aProduct({ name: 'یگانه یک', origin: 'مراغه', category: 'pomegranate' }));
    await create(aProduct({ name: 'یگانه دو', origin: 'شیراز', category: 'tomato' }));
    expect(namesOf(await adminList('q=' + encodeURIComponent('مراغه')))).toEqual(['یگانه یک']);
    expect(namesOf(await adminList('q=' + encodeURIComponent('يگانه گوجه فرنگي')))).toEqual(['یگانه دو']);
    expect(namesOf(await adminList('category=pomegranate&q='))).toEqual(['یگانه یک']);
    expect(namesOf(await adminList('category=nothing'))).toEqual([]);
  });

  it('sorts by newest, name and price', async () => {
    for (const [name, price] of [
      ['ردیف ب', 20],
      ['ردیف الف', 30],
      ['ردیف ج', 10],
    ] as const)
      await create(aProduct({ name, price }));
    const sorted = async (sort: string): Promise<string[]> =>
      namesOf(await adminList(`sort=${sort}&q=${encodeURIComponent('ردیف')}`)).map((name) => name.slice(5));
    expect(await sorted('newest')).toEqual(['ج', 'الف', 'ب']);
    expect(await sorted('name')).toEqual(['الف', 'ب', 'ج']);
    expect(await sorted('price-low')).toEqual(['ج', 'ب', 'الف']);
    expect(await sorted('price-high')).toEqual(['الف', 'ب', 'ج']);
  });

  it('removes an ordered product without losing what was ordered', async () => {
    const id = await addProduct(api, token, { name: 'رفتنی' });
    const { body: order } = await api.call('POST /api/orders', { body: aDialogOrder(id) });
    expect((await api.call(`DELETE /api/products/${id}`, { token })).status).toBe(204);
    expect((await api.call(`GET /api/products/${id}`)).status).toBe(404);
    const { body: kept } = await api.call(`GET /api/orders/${order.id}`, { token });
    expect(kept).toMatchObject({ productId: null, items: [{ productId: null, productName: 'رفتنی', quantity: 220 }] });
  });
});

interface Category {
  id: number;
  slug: string;
  name: string;
  group: string;
  position: number;
  version: number;
}

describe('categories', () => {
  const body = { slug: 'date', name: 'کنسانترهٔ خرما', group: 'other' };

  it('are created last, changed and removed', async () => {
    const { status, body: made } = await api.call('POST /api/categories', { token, body });
    expect([status, made.position]).toEqual([201, 7]);
    const changed = await api.call(`PUT /api/categories/${made.id}`, {
      token,
      body: { ...body, name: 'خرما', position: 0 },
    });
    expect(changed.body).toMatchObject({ name: 'خرما', position: 0 });
    expect((await api.call('GET /api/categories')).body[0].slug).toBe('date');
    expect((await api.call(`DELETE /api/categories/${made.id}`, { token })).status).toBe(204);
    expect((await api.call(`DELETE /api/categories/${made.id}`, { token })).status).toBe(404);
  });

  it('can all be put into an order with one call, which is recorded and can be undone by sending the old order', async () => {
    const stored = () => api.call('GET /api/admin/categories', { token });
    const { body: before } = (await stored()) as { body: Category[] };
    const wanted = [before[1]!, before[0]!, ...before.slice(2)];
    const put = (categories: Category[]) =>
      api.call('PUT /api/categories/order', {
        token,
        body: { categories: categories.map(({ id, version }) => ({ id, version })) },
      });
    const { status, body: ordered } = (await put(wanted)) as { status: number; body: Category[] };
    expect(status).toBe(200);
    expect(ordered.map(({ slug, position }) => [slug, position])).toEqual(wanted.map(({ slug }, at) => [slug, at + 1]));
    expect((await stored()).body).toEqual(ordered);
    expect(ordered.slice(2)).toEqual(before.slice(2));
    const { body: entries } = await api.call('GET /api/audit?limit=2', { token });
    expect(entries).toMatchObject([
      { action: 'setCategoryOrder', after: { position: 2 } },
      { action: 'setCategoryOrder', after: { position: 1 } },
    ]);
    const back = (await put([ordered[1]!, ordered[0]!, ...ordered.slice(2)])) as { body: Category[] };
    expect(back.body.map(({ slug }) => slug)).toEqual(before.map(({ slug }) => slug));
  });

  it('refuse an order when categories were added or changed since it was read', async () => {
    const read = async () => (await api.call('GET /api/categories')).body as Category[];
    const before = await read();
    const wanted = before.toReversed().map(({ id, version }) => ({ id, version }));
    const [first, second] = before as [Category, Category];
    const { id: _id, position: _position, ...form } = first;
    await api.call(`PUT /api/categories/${first.id}`, { token, body: { ...form, name: 'نام تازه' } });
    const stored = await read();
    const current = stored.toReversed().map(({ id, version }) => ({ id, version }));
    for (const categories of [
      wanted,
      current.slice(1),
      [...current.slice(1), current[1]!],
      [...current, { id: 9999 }],
    ]) {
      const { status, body: answer } = await api.call('PUT /api/categories/order', { token, body: { categories } });
      expect([status, answer.code]).toEqual([409, 'catalog.categories_changed_meanwhile']);
    }
    expect(await read()).toEqual(stored);
    expect(second.version).toBe(stored[1]!.version);
  });

  it('cannot be removed while in use, nor share a slug', async () => {
    const { body: made } = await api.call('POST /api/categories', { token, body });
    await addProduct(api, token, { category: 'date' });
    const inUse = await api.call(`DELETE /api/categories/${made.id}`, { token });
    expect([inUse.status, inUse.body.code]).toEqual([409, 'catalog.category_in_use']);
    const second = await api.call('POST /api/categories', { token, body });
    expect([second.status, second.body.code]).toEqual([409, 'catalog.category_slug_taken']);
  });

  it.each([
    ['slug', { slug: 'Date!' }],
    ['group', { group: 'pear' }],
    ['name', { name: '' }],
    ['position', { position: -1 }],
  ])('need a proper %s', async (field, changes) => {
    expect(fieldsOf(await api.call('POST /api/categories', { token, body: { ...body, ...changes } }))).toEqual([field]);
  });
});

describe('the price list', () => {
  it('refuses the same name in another typing, and answers dollars and toman', async () => {
    await api.call('PUT /api/settings', { token, body: { usdRate: 83_000 } });
    const { status, body } = await api.call('POST /api/price-list', {
      token,
      body: { name: 'پورهٔ کیوی', usdPerTon: '۱۸۰۰' },
    });
    expect([status, body.usdPerTon, body.tomanPerTon]).toEqual([201, 1800, 149_400_000]);
    const second = await api.call('POST /api/price-list', { token, body: { name: 'پوره كيوي', usdPerTon: 5 } });
    expect([second.status, second.body.code]).toEqual([409, 'catalog.price_list_name_taken']);
    expect((await api.call('GET /api/price-list')).body).toMatchObject({
      rate: 83_000,
      rateAge: 'fresh',
      items: [body],
    });
    expect((await api.call('DELETE /api/price-list/999', { token })).status).toBe(404);
    expect(fieldsOf(await api.call('POST /api/price-list', { token, body: { name: 'الف ب', usdPerTon: 0 } }))).toEqual([
      'usdPerTon',
    ]);
  });
});
