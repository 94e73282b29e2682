import { describe, expect, it } from '@jest/globals';
import { newKey } from './support/api-keys.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addProduct, aProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const owner = await api.loginAdmin();
const { secret: token } = await newKey(api, ['catalogue:write', 'prices:write']);

const bySku = (sku: string): Promise<Answer> => api.call(`GET /api/products/by-sku/${sku}`, { token });
const save = (sku: string, changes: object = {}, headers = {}): Promise<Answer> =>
  api.call(`PUT /api/products/by-sku/${sku}`, { token, headers, body: { ...aProduct(), ...changes } });
const found = async (q: string): Promise<unknown[]> =>
  ((await api.call(`GET /api/admin/products?q=${q}`, { token })).body as { sku: string }[]).map(({ sku }) => sku);

describe('the SKU of a product', () => {
  it('is stored in capitals and Latin digits; the list of staff and the page of the product have it, the public list not', async () => {
    const id = await addProduct(api, token, { sku: ' apl-۷۰.a_1 ' });
    expect((await api.call(`GET /api/admin/products/${id}`, { token })).body.sku).toBe('APL-70.A_1');
    expect((await api.call(`GET /api/products/${id}`)).body.sku).toBe('APL-70.A_1');
    const { body } = await api.call('GET /api/products?sort=newest&limit=1');
    expect(body[0]).toMatchObject({ id });
    expect(body[0]).not.toHaveProperty('sku');
  });

  it.each(['-A', '.', '..', 'a/b', 'a b', 'سیب', 'A'.repeat(65)])('is refused as «%s»', async (sku) => {
    expect(fieldsOf(await api.call('POST /api/products', { token, body: aProduct({ sku }) }))).toEqual(['sku']);
    if (!sku.startsWith('.')) expect(fieldsOf(await bySku(encodeURIComponent(sku)))).toEqual(['sku']);
  });

  it('stays when a form leaves it out, and goes when it is emptied', async () => {
    const id = await addProduct(api, token, { sku: 'KEPT-1' });
    const put = async (body: object) => (await api.call(`PUT /api/products/${id}`, { token, body })).body.sku;
    expect(await put(aProduct())).toBe('KEPT-1');
    expect(await put(aProduct({ sku: '' }))).toBeNull();
    // Many products may have none.
    await addProduct(api, token, { sku: null });
  });

  it('belongs to one product, whatever its case; its name is at the field', async () => {
    await addProduct(api, token, { sku: 'ONE-1' });
    const other = await addProduct(api, token, { sku: 'ONE-2' });
    const body = aProduct({ sku: 'one-1' });
    for (const route of ['POST /api/products', `PUT /api/products/${other}`]) {
      const refused = await api.call(route, { token, body });
      expect([refused.status, refused.body.code, fieldsOf(refused)]).toEqual([
        409,
        'catalog.product_sku_taken',
        ['sku'],
      ]);
    }
  });

  it('finds its product in the search of staff, however it is typed', async () => {
    await addProduct(api, token, { sku: 'FIND-ME_9' });
    for (const q of ['FIND-ME_9', 'find-me', 'me_۹', 'findme9'])
      expect([q, await found(encodeURIComponent(q))]).toEqual([q, ['FIND-ME_9']]);
  });
});

describe('a program that knows products by SKU', () => {
  it('adds a product and then changes it, with one call', async () => {
    const form = aProduct({ name: 'پورهٔ کیوی' });
    const added = await save('kiwi-1', form);
    expect(added).toMatchObject({ status: 201, body: { sku: 'KIWI-1', name: 'پورهٔ کیوی', version: 1 } });
    const changed = await save('KIWI-1', { ...form, brix: '۱۲' });
    expect(changed).toMatchObject({ status: 200, body: { id: added.body.id, brix: '۱۲', version: 2 } });
    expect((await bySku('Kiwi-1')).body).toEqual(changed.body);
    expect(await save('KIWI-1', { ...form, brix: '۱۲' })).toMatchObject({ status: 200, body: { version: 2 } });
    const { body: audit } = await api.call(`GET /api/audit?subject=product&subjectId=${added.body.id}`, {
      token: owner,
    });
    expect((audit as { action: string; after: object }[]).map(({ action }) => action)).toEqual([
      'saveProductBySku',
      'saveProductBySku',
    ]);
  });

  it('adds one product when it sends the same SKU twice at once', async () => {
    const answers = await Promise.all([save('TWICE-1'), save('twice-1')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(await found('TWICE-1')).toHaveLength(1);
  });

  it('is refused with another SKU in the form, and with a version of a product that is not there', async () => {
    expect(fieldsOf(await save('FORM-1', { sku: 'FORM-2' }))).toEqual(['sku']);
    expect((await save('FORM-1', { version: 3 })).status).toBe(404);
    expect((await save('FORM-1', {}, { 'If-Match': '"3"' })).status).toBe(404);
    expect((await bySku('FORM-1')).status).toBe(404);
  });

  it('does not overwrite what was changed since the version that it names', async () => {
    await save('STALE-1');
    await save('STALE-1');
    const named = await save('STALE-1', { version: 1 });
    expect([named.status, named.body.code]).toEqual([409, 'catalog.product_changed_meanwhile']);
  });

  it('sets no price without the scope for prices', async () => {
    const { secret } = await newKey(api, ['catalogue:write']);
    const put = (price: number) =>
      api.call('PUT /api/products/by-sku/PRICE-1', { token: secret, body: aProduct({ price }) });
    const { code, detail } = (await put(5)).body;
    expect([code, detail]).toEqual(['catalog.pricing_refused', expect.stringContaining('the scope prices:write')]);
    expect((await put(0)).status).toBe(201);
    expect((await put(5)).body.code).toBe('catalog.pricing_refused');
  });
});
