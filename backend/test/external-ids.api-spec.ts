import { describe, expect, it } from '@jest/globals';
import { newKey } from './support/api-keys.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aDialogOrder, addProduct, aPhoneOrder, aProduct, csvColumn, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const { secret: key } = await newKey(api, ['orders:write', 'catalogue:write']);
const product = await addProduct(api, token);

const foundBy = async (list: string, query: string): Promise<number[]> =>
  ((await api.call(`GET /api/${list}?${query}`, { token })).body as { id: number }[]).map(({ id }) => id);

describe('an order of another system', () => {
  const take = (changes: object, headers: Record<string, string> = {}): Promise<Answer> =>
    api.call('POST /api/orders/phone', { token: key, body: aPhoneOrder(product, { ...changes }), headers });
  const setId = (id: number, body: object): Promise<Answer> =>
    api.call(`PUT /api/orders/${id}/external-id`, { token: key, body });

  it('is imported once: the second time names the order of the first', async () => {
    const { status, body } = await take({ externalId: 'erp-۱' });
    expect([status, body.externalId]).toEqual([201, 'ERP-1']);
    const again = await take({ externalId: 'ERP-1', customerName: 'دیگری' });
    expect([again.status, again.body.code, again.body.existingId, fieldsOf(again)]).toEqual([
      409,
      'orders.external_id_taken',
      body.id,
      ['externalId'],
    ]);
  });

  it('is one order of twelve requests at once, and the others name it', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => take({ externalId: 'AT-ONCE' })));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBe(1);
    for (const { status, body } of answers.filter((answer) => answer !== made[0]))
      expect([status, body.existingId]).toEqual([409, made[0]?.body.id]);
  });

  it('is the same answer for requests with one Idempotency-Key, also at once', async () => {
    const headers = { 'Idempotency-Key': 'import-of-one-order' };
    const answers = await Promise.all(Array.from({ length: 4 }, () => take({ externalId: 'KEYED' }, headers)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id as number}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  });

  it('is found by the id in the list and by the search, and has it in the CSV file', async () => {
    const { id } = (await take({ externalId: 'SAP-77.b' })).body as { id: number };
    expect(await foundBy('orders', 'externalId=sap-77.B')).toEqual([id]);
    expect(await foundBy('orders', 'externalId=SAP-7')).toEqual([]);
    expect(await foundBy('orders', 'q=sap-77')).toEqual([id]);
    const csv = (await api.call('GET /api/orders/export?externalId=SAP-77.B', { token })).body as unknown as string;
    expect(csvColumn(csv, 'شناسهٔ بیرونی')).toEqual(['SAP-77.B']);
  });

  it('gets, changes and loses the id later, as a change of its version', async () => {
    const { id } = (await api.call('POST /api/orders', { body: aDialogOrder(product) })).body as { id: number };
    const given = await setId(id, { externalId: 'GIVEN-LATER', version: 1 });
    expect([given.status, given.body.externalId, given.body.version]).toEqual([200, 'GIVEN-LATER', 2]);
    expect((await setId(id, { externalId: 'CRM-6', version: 1 })).status).toBe(409);
    const other = await take({ externalId: 'CRM-7' });
    const taken = await setId(id, { externalId: 'CRM-7' });
    expect([taken.status, taken.body.existingId]).toEqual([409, other.body.id]);
    expect((await setId(id, { externalId: '' })).body.externalId).toBeNull();
    expect(await foundBy('orders', 'q=GIVEN-LATER')).toEqual([]);
  });

  it.each(['سفارش', '-A', 'a b', 'x'.repeat(65)])('has no id like %j', async (externalId) => {
    const answer = await take({ externalId });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['externalId']]);
  });

  it('shows the id to nobody else', async () => {
    const { trackingCode } = (await take({ externalId: 'SECRET-1' })).body as { trackingCode: string };
    const tracked = await api.call(`GET /api/orders/track?code=${trackingCode}&phone=09141234567`);
    expect(tracked.status).toBe(200);
    expect(JSON.stringify(tracked.body)).not.toContain('SECRET-1');
  });
});

describe('a product of another system', () => {
  const create = (changes: object): Promise<Answer> =>
    api.call('POST /api/products', { token, body: aProduct({ ...changes }) });
  const patch = (id: unknown, body: object): Promise<Answer> =>
    api.call(`PATCH /api/products/${String(id)}`, { token: key, body });

  it('has one id, in capitals, which no other product gets by any call', async () => {
    const first = await create({ externalId: 'erp-p۱' });
    expect([first.status, first.body.externalId]).toEqual([201, 'ERP-P1']);
    const { body: other } = await create({ sku: 'OTHER-1' });
    const refused = [
      await create({ externalId: 'ERP-P1' }),
      await patch(other.id, { externalId: 'ERP-p1' }),
      await api.call(`PUT /api/products/${String(other.id)}`, { token, body: aProduct({ externalId: 'ERP-P1' }) }),
      await api.call('PUT /api/products/by-sku/OTHER-1', { token, body: aProduct({ externalId: 'ERP-P1' }) }),
      await api.call('PUT /api/products/by-sku/OTHER-2', { token, body: aProduct({ externalId: 'ERP-P1' }) }),
    ];
    for (const answer of refused)
      expect([answer.status, answer.body.code, answer.body.existingId, fieldsOf(answer)]).toEqual([
        409,
        'catalog.product_external_id_taken',
        first.body.id,
        ['externalId'],
      ]);
  });

  it('is one product of twelve requests at once, and the others name it', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => create({ externalId: 'P-ONCE' })));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer !== made[0]))
      expect([status, body.existingId]).toEqual([409, made[0]?.body.id]);
  });

  it('keeps the id when a form leaves it out, and loses it when it is emptied', async () => {
    const { body } = await create({ externalId: 'P-KEPT' });
    expect((await patch(body.id, { origin: 'رشت' })).body.externalId).toBe('P-KEPT');
    expect((await patch(body.id, { externalId: '' })).body.externalId).toBeNull();
  });

  it('is found by the id in the list and by the search, and has it in the CSV file', async () => {
    const { body } = await create({ externalId: 'P_FIND.9' });
    expect(await foundBy('admin/products', 'externalId=p_find.9')).toEqual([body.id]);
    expect(await foundBy('admin/products', 'externalId=P_FIND')).toEqual([]);
    for (const q of ['P_FIND.9', 'pfind', 'find.۹'])
      expect([q, await foundBy('admin/products', `q=${encodeURIComponent(q)}`)]).toEqual([q, [body.id]]);
    const csv = (await api.call('GET /api/products/export?externalId=P_FIND.9', { token })).body as unknown as string;
    const rows = csv.trim().split('\r\n');
    expect(rows).toHaveLength(2);
    const at = rows[0]?.split(',').indexOf('شناسهٔ بیرونی') ?? -1;
    expect(rows[1]?.split(',')[at]).toBe('P_FIND.9');
  });

  it('shows the id to no visitor', async () => {
    const { body } = await create({ externalId: 'P-SECRET' });
    const shown = await Promise.all(
      [`products/${String(body.id)}`, 'products?limit=100', 'products?q=P-SECRET', 'products/nearest?q=P-SECRET'].map(
        (path) => api.call(`GET /api/${path}`),
      ),
    );
    expect(shown.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(shown[2]?.body).toEqual([]);
    expect(JSON.stringify(shown.map((answer) => answer.body))).not.toMatch(/P-SECRET|externalId/);
  });
});

describe('a category of another system', () => {
  const form = (slug: string, changes: object = {}) => ({ slug, name: `دستهٔ ${slug}`, group: 'other', ...changes });
  const put = (externalId: string, body: object): Promise<Answer> =>
    api.call(`PUT /api/categories/by-external-id/${externalId}`, { token: key, body });

  it('is made by its id, then changed, and the same call again changes nothing', async () => {
    const made = await put('cat-1', form('quince'));
    expect([made.status, made.body.externalId]).toEqual([201, 'CAT-1']);
    const changed = await put('CAT-1', form('quince', { name: 'به', version: made.body.version }));
    expect([changed.status, changed.body.id, changed.body.name]).toEqual([200, made.body.id, 'به']);
    expect((await put('CAT-1', form('quince', { name: 'به' }))).body.version).toBe(changed.body.version);
    expect((await put('CAT-1', form('quince', { version: made.body.version }))).status).toBe(409);
    expect((await put('CAT-1', form('quince', { externalId: 'CAT-2' }))).status).toBe(400);
    expect((await put('CAT-GONE', form('gone', { version: 3 }))).status).toBe(404);
  });

  it('is one category of twelve requests at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => put('ONCE', form('once'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 11 }, () => 200), 201]);
    expect(new Set(answers.map(({ body }) => body.id as number)).size).toBe(1);
  });

  it('keeps the id when a form leaves it out, and is refused another one that is taken', async () => {
    const { body: first } = await put('KEEP-1', form('keep-1'));
    const { body: second } = await put('KEEP-2', form('keep-2'));
    const update = (body: object) => api.call(`PUT /api/categories/${second.id}`, { token: key, body });
    expect((await update(form('keep-2', { name: 'دیگر' }))).body.externalId).toBe('KEEP-2');
    const taken = await update(form('keep-2', { externalId: 'KEEP-1' }));
    expect([taken.status, taken.body.code, taken.body.existingId]).toEqual([
      409,
      'catalog.category_external_id_taken',
      first.id,
    ]);
    expect((await update(form('keep-2', { externalId: null }))).body.externalId).toBeNull();
  });

  it('is found by the id among those of staff, and visitors do not see the id', async () => {
    const { id } = (await put('FIND.ME', form('find-me'))).body as { id: number };
    expect(await foundBy('admin/categories', 'externalId=find.me')).toEqual([id]);
    expect(await foundBy('admin/categories', 'q=find.me')).toEqual([id]);
    const csv = (await api.call('GET /api/categories/export?externalId=FIND.ME', { token })).body as unknown as string;
    expect(
      csv
        .trim()
        .split('\r\n')
        .map((row) => row.split(',').at(-1)),
    ).toEqual(['شناسهٔ بیرونی', 'FIND.ME']);
    const shown = JSON.stringify([
      (await api.call('GET /api/categories')).body,
      (await api.call('GET /api/products?limit=100')).body,
    ]);
    expect(shown).not.toMatch(/FIND\.ME|externalId/);
  });
});
