import { describe, expect, it } from '@jest/globals';
import { newKey } from './support/api-keys.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aDialogOrder, addProduct, aPhoneOrder, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const { secret: key } = await newKey(api, ['orders:write']);
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
    const [heading, row] = csv
      .trim()
      .split('\r\n')
      .map((line) => line.split(',').at(-1));
    expect([heading, row]).toEqual(['شناسهٔ بیرونی', 'SAP-77.B']);
  });

  it('gets, changes and loses the id later, as a change of its version', async () => {
    const { id } = (await api.call('POST /api/orders', { body: aDialogOrder(product) })).body as { id: number };
    const given = await setId(id, { externalId: 'CRM-5', version: 1 });
    expect([given.status, given.body.externalId, given.body.version]).toEqual([200, 'CRM-5', 2]);
    expect((await setId(id, { externalId: 'CRM-6', version: 1 })).status).toBe(409);
    const other = await take({ externalId: 'CRM-7' });
    const taken = await setId(id, { externalId: 'CRM-7' });
    expect([taken.status, taken.body.existingId]).toEqual([409, other.body.id]);
    expect((await setId(id, { externalId: '' })).body.externalId).toBeNull();
    expect(await foundBy('orders', 'q=CRM-5')).toEqual([]);
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
