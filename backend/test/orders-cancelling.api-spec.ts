import { describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { loginNewCustomer } from './support/customers.js';
import { aDialogOrder, addProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product = await addProduct(api, token);
const phone = '09141234567';

interface Placed {
  id: number;
  trackingCode: string;
}
const place = async (Cookie?: string): Promise<Placed> => {
  const headers: Record<string, string> = Cookie === undefined ? {} : { Cookie };
  return (await api.call('POST /api/orders', { body: aDialogOrder(product), headers })).body as Placed;
};
const cancel = (code: string, of = phone): Promise<Answer> =>
  api.call('POST /api/orders/track/cancel', { body: { code, phone: of } });
const details = async (id: number): Promise<Answer['body']> =>
  (await api.call(`GET /api/orders/${id}`, { token })).body;
const mailsOf = async (id: number): Promise<string[]> => {
  const mails = await api.database.read.findBy(OutboxMessage, { about: `order:${id}` });
  return mails.flatMap(({ subject }) => (subject?.includes('لغو') ? [subject] : []));
};

describe('a buyer cancels a new order', () => {
  it('with code and phone: the history says that no admin did it, no call is due, and experts get a mail', async () => {
    const { id, trackingCode } = await place();
    const { status, body } = await cancel(trackingCode.toLowerCase().replace('-', ' '), '۰۹۱۴ ۱۲۳ ۴۵۶۷');
    expect([status, body.status, body.history.map(({ to }: { to: string }) => to)]).toEqual([
      200,
      'cancelled',
      ['new', 'cancelled'],
    ]);
    const order = await details(id);
    expect(order).toMatchObject({ status: 'cancelled', callDueAt: null, overdue: false, version: 2 });
    expect(order.history.at(-1)).toMatchObject({ from: 'new', to: 'cancelled', by: null });
    expect(Date.parse(order.updatedAt)).toBeGreaterThanOrEqual(Date.parse(order.history.at(-1).at));
    expect(await mailsOf(id)).toEqual([expect.stringMatching(/^خریدار سفارش شمارهٔ [۰-۹٬]+ را لغو کرد: سارا احمدی$/)]);
  });

  it('again, which changes nothing and sends no second mail', async () => {
    const { id, trackingCode } = await place();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => cancel(trackingCode)));
    for (const other of others) expect([other.status, other.body]).toEqual([200, first?.body]);
    expect([(await details(id)).history.length, (await mailsOf(id)).length]).toEqual([2, 1]);
  });

  it('and a wrong pair gets the same answer as an order that does not exist', async () => {
    const { id, trackingCode } = await place();
    const wrong = [
      await cancel(trackingCode, '09141234568'),
      await cancel('AAAAA-AAAAA'),
      await cancel(trackingCode, 'x'),
    ];
    for (const { status, body } of wrong) expect([status, body.code]).toEqual([404, 'orders.not_found']);
    const { requestId: _first, ...same } = wrong[0]?.body as { requestId: string };
    expect(wrong[1]?.body).toMatchObject(same);
    expect((await details(id)).status).toBe('new');
  });

  it('of the own account, and of no other', async () => {
    const [mina, sara] = [await loginNewCustomer(api), await loginNewCustomer(api)];
    const { id } = await place(mina);
    const cancelMine = (Cookie?: string, order = id): Promise<Answer> =>
      api.call(`POST /api/account/orders/${order}/cancel`, Cookie === undefined ? {} : { headers: { Cookie } });
    expect([
      (await cancelMine()).status,
      (await cancelMine(sara)).status,
      (await cancelMine(mina, 999_999)).status,
    ]).toEqual([401, 404, 404]);
    expect((await details(id)).status).toBe('new');
    const { status, body } = await cancelMine(mina);
    expect([status, body.id, body.status]).toEqual([200, id, 'cancelled']);
    const [listed] = (await api.call('GET /api/account/orders', { headers: { Cookie: mina } })).body as unknown[];
    expect(listed).toEqual(body);
  });
});

describe('once somebody works on an order, its buyer gets a 409 that says so', () => {
  it.each([
    [
      'another status',
      (id: number) => api.call(`PUT /api/orders/${id}/status`, { token, body: { status: 'processing' } }),
    ],
    ['a call', (id: number) => api.call(`POST /api/orders/${id}/calls`, { token, body: { outcome: 'busy' } })],
    ['an expert who has it open', (id: number) => api.call(`PUT /api/orders/${id}/lease`, { token })],
    ['its end', (id: number) => api.call(`PUT /api/orders/${id}/status`, { token, body: { status: 'completed' } })],
  ])('%s', async (_what, takeUp) => {
    const { id, trackingCode } = await place();
    expect((await takeUp(id)).status).toBeLessThan(300);
    const before = await details(id);
    const { status, body } = await cancel(trackingCode);
    expect([status, body.code, body.message]).toEqual([
      409,
      'orders.taken_up',
      expect.stringContaining('با ما تماس بگیرید'),
    ]);
    expect(await details(id)).toEqual(before);
    expect(await mailsOf(id)).toEqual([]);
  });

  it('whoever of the two is first: an order that is taken up and cancelled at once is one of both', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id, trackingCode } = await place();
      const { version } = await details(id);
      const [taken, cancelled] = await Promise.all([
        api.call(`PUT /api/orders/${id}/status`, { token, body: { status: 'processing', version } }),
        cancel(trackingCode),
      ]);
      const { status, history } = await details(id);
      expect([taken.status, cancelled.status, status, history.length]).toEqual(
        cancelled.status === 200 ? [409, 200, 'cancelled', 2] : [200, 409, 'processing', 2],
      );
    }
  });
});
