import { describe, expect, it } from '@jest/globals';
import { newKey } from './support/api-keys.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addProduct, aProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const owner = await api.loginAdmin();
const { secret: token } = await newKey(api, ['catalogue:write']);

type Details = Record<string, unknown> & { id: number; version: number };

const full = aProduct({ description: 'کنسانترهٔ شفاف', pH: '3.5', featured: true, price: 5_000_000, showPrice: true });
let made = 0;
async function aStored(): Promise<Details> {
  const sku = `PATCH-${(made += 1)}`;
  return (await api.call('POST /api/products', { token: owner, body: { ...full, sku } })).body as Details;
}
const patch = (id: number | string, body: object, headers = {}): Promise<Answer> =>
  api.call(`PATCH /api/products/${id}`, { token, body, headers });
const withoutTimes = ({ updatedAt, version, ...fields }: Record<string, unknown>): object => fields;

describe('PATCH of a product', () => {
  it.each(['id', 'sku'])('by %s changes the field that is sent and keeps every other one', async (by) => {
    const stored = await aStored();
    const { status, body, headers } = await patch(by === 'id' ? stored.id : `by-sku/${String(stored.sku)}`, {
      name: 'پورهٔ هلو',
    });
    expect([status, headers.get('etag')]).toEqual([200, '"2"']);
    expect(withoutTimes(body)).toEqual(withoutTimes({ ...stored, name: 'پورهٔ هلو' }));
    expect((await api.call('GET /api/products?q=پورهٔ هلو')).body).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: stored.id })]),
    );
  });

  it('clears a field that may be empty with null, and refuses null for one that may not', async () => {
    const { id } = await aStored();
    const { body } = await patch(id, { description: null, pH: null, sku: null });
    expect(body).toMatchObject({ description: null, pH: null, sku: null, brix: full.brix });
    for (const field of ['name', 'brix', 'origin', 'category', 'price'])
      expect([field, fieldsOf(await patch(id, { [field]: null }))]).toEqual([field, [field]]);
  });

  it('checks fields as PUT does', async () => {
    const { id } = await aStored();
    expect(fieldsOf(await patch(id, { name: '', category: 7, colour: 'red' })).sort()).toEqual([
      'category',
      'colour',
      'name',
    ]);
    expect(fieldsOf(await patch(id, { category: 'none' }))).toEqual(['category']);
    expect(fieldsOf(await patch(id, { id: id + 1 }))).toEqual(['id']);
    const other = await aStored();
    expect((await patch(id, { sku: other.sku })).body.code).toBe('catalog.product_sku_taken');
    expect((await patch(999_999, { name: 'نام' })).status).toBe(404);
    expect((await patch('by-sku/NOT-OURS', { name: 'نام' })).status).toBe(404);
  });

  it('leaves prices to whoever may set them', async () => {
    const { id, price } = await aStored();
    for (const body of [{ price: 1 }, { showPrice: false }]) expect((await patch(id, body)).status).toBe(403);
    expect((await patch(id, { origin: 'رشت', price })).status).toBe(200);
    const { body } = await api.call(`PATCH /api/products/${id}`, { token: owner, body: { price: 7 } });
    expect(body).toMatchObject({ price: 7, origin: 'رشت', showPrice: true });
  });

  it('overwrites nothing unseen: an old version is a 409 that names what differs, an old If-Match a 412', async () => {
    const { id, version } = await aStored();
    await patch(id, { origin: 'رشت' });
    const refused = await patch(id, { version, origin: 'ساری', name: full.name });
    expect([refused.status, refused.body.code]).toEqual([409, 'catalog.product_changed_meanwhile']);
    expect(refused.body.conflicts).toMatchObject([{ field: 'origin', mine: 'ساری', theirs: 'رشت' }]);
    expect((await patch(id, { origin: 'ساری' }, { 'If-Match': `"${version}"` })).status).toBe(412);
    expect((await patch(id, { origin: 'ساری' }, { 'If-Match': `"${version + 1}"` })).status).toBe(200);
  });

  it('changes nothing, not even the version, when it says what is stored or nothing', async () => {
    const { id, version, name } = await aStored();
    for (const body of [{}, { name }, { version }]) expect((await patch(id, body)).body.version).toBe(version);
  });

  it('takes back a record as it was answered', async () => {
    const { body } = await api.call(`GET /api/admin/products/${await addProduct(api, owner)}`, { token });
    expect(
      (await patch(body.id as number, { name: body.name, createdAt: body.createdAt, updatedAt: body.updatedAt }))
        .status,
    ).toBe(200);
  });
});
