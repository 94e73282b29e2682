import { describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { loginNewAdmin } from './support/admins.js';
import { loginNewCustomer } from './support/customers.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aDialogOrder, addProduct, aPhoneOrder, csvColumn, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const { token: leila } = await loginNewAdmin(api, { username: 'leila', displayName: 'لیلا رستمی' });
const apple = await addProduct(api, token, { name: 'کنسانترهٔ سیب', weight: 'بشکهٔ ۲۷۵ کیلوگرمی' });
const grape = await addProduct(api, token, { name: 'کنسانترهٔ انگور' });

const take = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  api.call('POST /api/orders/phone', { token: leila, body: aPhoneOrder(apple, changes), headers });
const details = async (id: number): Promise<Answer['body']> =>
  (await api.call(`GET /api/orders/${id}`, { token })).body;
const audited = async (id: number): Promise<{ action: string; summary: string; adminName: string }[]> =>
  (await api.call(`GET /api/audit?subject=order&subjectId=${id}`, { token })).body as never;
const messagesOf = (id: number): Promise<OutboxMessage[]> =>
  api.database.read.findBy(OutboxMessage, { about: `order:${id}` });
const eventsOf = async (id: number): Promise<unknown[]> =>
  api.database.read.query('SELECT type, event FROM change_event WHERE subject = ? AND subjectId = ? ORDER BY id', [
    'order',
    id,
  ]);

describe('an order taken by telephone', () => {
  it('is an order like one of the site, with its source and who wrote it down', async () => {
    const { status, body } = await take({ email: 'sara@example.com', address: 'تهران، خیابان آزادی، پلاک ۱۰' });
    expect([status, body]).toEqual([201, await details(body.id)]);
    expect(body).toMatchObject({
      source: 'phone',
      status: 'new',
      name: 'سارا احمدی',
      phone: '+989141234567',
      email: 'sara@example.com',
      linesChangedAt: null,
      items: [{ productName: 'کنسانترهٔ سیب', quantity: 2000, pack: { name: 'بشکه', kilograms: 275 } }],
      history: [{ from: null, to: 'new', by: 'لیلا رستمی' }],
    });
    const tracked = await api.call(`GET /api/orders/track?code=${body.trackingCode}&phone=09141234567`);
    expect([tracked.status, tracked.body.items[0].quantity]).toEqual([200, 2000]);
  });

  it('sends the messages of an order, and the experts read who took it', async () => {
    const { body } = await take({ email: 'sara@example.com' });
    const messages = await messagesOf(body.id);
    expect(messages.map(({ recipient }) => recipient).sort()).toEqual([
      '+989141234567',
      'info@afshoreh.example',
      'sara@example.com',
    ]);
    const toExperts = messages.find(({ recipient }) => recipient === 'info@afshoreh.example');
    expect(toExperts?.text).toContain('ثبت تلفنی: لیلا رستمی');
  });

  it('is in the audit and in the feed of changes, once', async () => {
    const { body } = await take();
    const entries = await audited(body.id);
    expect(entries.map(({ action, summary }) => [action, summary])).toEqual([
      ['takePhoneOrder', expect.stringMatching(/^سفارش [۰-۹]+ را تلفنی ثبت کرد$/)],
    ]);
    expect(await eventsOf(body.id)).toEqual([{ type: 'created', event: 'order.placed' }]);
  });

  it('is one order for five requests with one key', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => take({}, { 'Idempotency-Key': 'order-by-phone-1' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id as number}`))).toEqual(
      new Set([`201 ${answers[0]?.body.id as number}`]),
    );
    expect((await messagesOf(answers[0]?.body.id)).length).toBe(2);
  });

  it.each([
    ['a name', { customerName: ' ' }, ['customerName']],
    ['a phone number', { phone: '123' }, ['phone']],
    ['lines', { items: [] }, ['items']],
    ['a known product', { items: [{ productId: 999_999, quantity: 5 }] }, ['items.0.productId']],
    ['a quantity within the limits', { items: [{ productId: 1, quantity: 0 }] }, ['items.0.quantity']],
    ['a whole address, if there is one', { address: 'تبریز' }, ['address']],
    ['a customer who has an account', { customerId: 999_999 }, ['customerId']],
  ])('needs %s', async (_what, changes, fields) => {
    const answer = await take(changes);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
  });

  it('stands in the account of the customer whom the expert chose, and is forgotten with them', async () => {
    const Cookie = await loginNewCustomer(api);
    const [customer] = (await api.call('GET /api/customers', { token })).body as [{ id: number }];
    const { body } = await take({ customerId: customer.id, notes: 'سارا احمدی را صدا بزنید' });
    const [own] = (await api.call('GET /api/account/orders', { headers: { Cookie } })).body as [{ id: number }];
    expect(own.id).toBe(body.id);
    await api.call(`DELETE /api/customers/${customer.id}`, { token });
    const left = JSON.stringify([await details(body.id), await audited(body.id), await messagesOf(body.id)]);
    expect(left).not.toMatch(/سارا احمدی|9141234567/);
  });

  it('is found by its source in the list and named in the CSV file', async () => {
    const { body } = await take();
    const site = (await api.call('POST /api/orders', { body: aDialogOrder(grape) })).body as { id: number };
    const idsOf = async (source: string): Promise<number[]> =>
      ((await api.call(`GET /api/orders?source=${source}&limit=100`, { token })).body as { id: number }[]).map(
        ({ id }) => id,
      );
    expect([(await idsOf('phone')).includes(body.id), (await idsOf('phone')).includes(site.id)]).toEqual([true, false]);
    expect([(await idsOf('site')).includes(body.id), (await idsOf('site')).includes(site.id)]).toEqual([false, true]);
    const csv = (await api.call(`GET /api/orders/export?ids=${body.id},${site.id}`, { token }))
      .body as unknown as string;
    expect(csvColumn(csv, 'محل ثبت')).toEqual(['تلفن', 'سایت']);
  });
});

describe('the lines of an open order', () => {
  const setLines = (id: number, items: object[], version?: number): Promise<Answer> =>
    api.call(`PUT /api/orders/${id}/lines`, { token: leila, body: { items, version } });
  const anOrder = async (): Promise<Answer['body']> => {
    const items = [apple, grape].map((productId) => ({ productId, quantity: 500 }));
    return (await take({ items })).body;
  };

  it('change, go and come; those that stay keep their pack and price, and the buyer sees when', async () => {
    const product = await addProduct(api, token, { name: 'پورهٔ هلو', weight: 'سطل ۲۰ کیلوگرمی' });
    const { id, trackingCode, version } = (
      await take({ items: [apple, product].map((productId) => ({ productId, quantity: 40 })) })
    ).body;
    const [first, second] = (await details(id)).items;
    await api.call(`PUT /api/products/${product}`, { token, body: { weight: 'سطل ۲۵ کیلوگرمی' } });
    const { status, body } = await setLines(
      id,
      [
        { id: second.id, quantity: 60 },
        { productId: grape, quantity: 1000 },
      ],
      version,
    );
    expect([status, body.version]).toEqual([200, version + 1]);
    expect(body.items).toMatchObject([
      { id: second.id, productName: 'پورهٔ هلو', quantity: 60, pack: { name: 'سطل', kilograms: 20 } },
      { productName: 'کنسانترهٔ انگور', quantity: 1000, pack: null },
    ]);
    expect(body.items.some((line: { id: number }) => line.id === first.id)).toBe(false);
    const tracked = (await api.call(`GET /api/orders/track?code=${trackingCode}&phone=09141234567`)).body;
    expect(tracked.linesChangedAt).toBe(body.linesChangedAt);
    expect(tracked.items.map(({ quantity }: { quantity: number }) => quantity)).toEqual([60, 1000]);
  });

  it('are in the audit and the feed when they differ, and the same lines again change nothing', async () => {
    const { id, version, items } = await anOrder();
    const same = items.map(({ id: line, quantity }: { id: number; quantity: number }) => ({ id: line, quantity }));
    expect((await setLines(id, same, version)).body).toMatchObject({ version, linesChangedAt: null });
    await setLines(id, [{ id: items[0].id, quantity: 750 }], version);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['setOrderLines', 'takePhoneOrder']);
    expect((await eventsOf(id)).at(-1)).toEqual({ type: 'changed', event: 'order.lines_changed' });
  });

  it('are refused from an older version, and the answer names what differs', async () => {
    const { id, version, items } = await anOrder();
    await setLines(id, [{ id: items[0].id, quantity: 750 }], version);
    const { status, body } = await setLines(id, [{ id: items[0].id, quantity: 900 }], version);
    expect([status, body.code, body.conflicts.map(({ field }: { field: string }) => field)]).toEqual([
      409,
      'orders.changed_meanwhile',
      ['items'],
    ]);
    expect((await details(id)).items).toMatchObject([{ quantity: 750 }]);
  });

  it.each(['completed', 'cancelled'])('stay as they are once the order is %s', async (status) => {
    const { id, items } = await anOrder();
    await api.call(`PUT /api/orders/${id}/status`, { token, body: { status } });
    const answer = await setLines(id, [{ id: items[0].id, quantity: 900 }]);
    expect([answer.status, answer.body.code]).toEqual([409, 'orders.closed']);
    expect((await details(id)).items).toEqual(items);
  });

  it('are those of this order only, each once, and at least one is left', async () => {
    const [one, other] = [await anOrder(), await anOrder()];
    const line = { id: one.items[0].id, quantity: 5 };
    const wrong = [[{ id: other.items[0].id, quantity: 5 }], [line, line], [{ quantity: 5 }], []];
    for (const items of wrong) expect((await setLines(one.id, items)).status).toBe(400);
    const again = await setLines(
      one.id,
      one.items.map(({ productId, quantity }: { productId: number; quantity: number }) => ({ productId, quantity })),
    );
    expect(again.body.items).toEqual(one.items);
    const unknown = await setLines(one.id, [line, { productId: 999_999, quantity: 5 }]);
    expect([unknown.status, fieldsOf(unknown)]).toEqual([400, ['items.1.productId']]);
    expect((await details(one.id)).items).toEqual(one.items);
  });
});

describe('a cancelled order', () => {
  const cancel = (id: number, reason?: string): Promise<Answer> =>
    api.call(`PUT /api/orders/${id}/status`, { token: leila, body: { status: 'cancelled', reason } });

  it('keeps why it was lost, in its history, the list and the CSV file, until it is open again', async () => {
    const [{ body: one }, { body: other }] = [await take(), await take()];
    expect((await cancel(one.id, ' زمان تحویل ')).body).toMatchObject({ lostReason: 'زمان تحویل' });
    expect((await cancel(other.id)).body).toMatchObject({ lostReason: null });
    expect((await details(one.id)).history.at(-1)).toMatchObject({ to: 'cancelled', reason: 'زمان تحویل' });
    const query = `lostReason=${encodeURIComponent('زمان تحویل')}`;
    const found = (await api.call(`GET /api/orders?${query}`, { token })).body as { id: number }[];
    expect(found.map(({ id }) => id)).toEqual([one.id]);
    const csv = (await api.call(`GET /api/orders/export?${query}`, { token })).body as unknown as string;
    expect(csvColumn(csv, 'دلیل لغو')).toEqual(['زمان تحویل']);
    await api.call(`PUT /api/orders/${one.id}/status`, { token, body: { status: 'new', reason: 'قیمت' } });
    expect(await details(one.id)).toMatchObject({ lostReason: null });
    expect((await details(one.id)).history.map(({ reason }: { reason: string | null }) => reason)).toEqual([
      null,
      'زمان تحویل',
      null,
    ]);
  });

  it('gets its reason from a call too, and the buyer does not read it', async () => {
    const { id, trackingCode } = (await take()).body;
    const call = { outcome: 'reached', status: 'cancelled', reason: 'قیمت' };
    const { body } = await api.call(`POST /api/orders/${id}/calls`, { token, body: call });
    expect(body).toMatchObject({ status: 'cancelled', lostReason: 'قیمت' });
    const tracked = await api.call(`GET /api/orders/track?code=${trackingCode}&phone=09141234567`);
    expect([tracked.body.status, JSON.stringify(tracked.body).includes('قیمت')]).toEqual(['cancelled', false]);
  });

  it('loses it with the data of its customer', async () => {
    const Cookie = await loginNewCustomer(api);
    const { id } = (await api.call('POST /api/orders', { body: aDialogOrder(grape), headers: { Cookie } })).body;
    await cancel(id, 'خانم کریمی نخواست');
    const [customer] = (await api.call('GET /api/customers', { token })).body as [{ id: number }];
    await api.call(`DELETE /api/customers/${customer.id}`, { token });
    expect(JSON.stringify(await details(id))).not.toContain('نخواست');
    expect(JSON.stringify(await audited(id))).not.toContain('نخواست');
  });

  it('has reasons to choose from in the settings, which the owner changes', async () => {
    const { lostReasons } = (await api.call('GET /api/settings/staff', { token })).body as { lostReasons: string };
    expect((await api.call('GET /api/settings')).body).not.toHaveProperty('lostReasons');
    expect(lostReasons.split('\n')).toContain('قیمت');
    const saved = await api.call('PUT /api/settings', { token, body: { lostReasons: 'قیمت\nبیمه' } });
    expect([saved.status, saved.body.lostReasons]).toEqual([200, 'قیمت\nبیمه']);
  });
});
