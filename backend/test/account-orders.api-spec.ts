import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { loginNewCustomer } from './support/customers.js';
import { aCheckoutOrder, aDialogOrder, addProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const apple: number = await addProduct(api, token);
const tomato: number = await addProduct(api, token);

const place = async (body: unknown, cookie?: string): Promise<Answer['body']> =>
  (await api.call('POST /api/orders', { body, headers: cookie ? { Cookie: cookie } : {} })).body;
const mine = (cookie: string, query = ''): Promise<Answer> =>
  api.call(`GET /api/account/orders${query}`, { headers: { Cookie: cookie } });
const idsOf = ({ body }: Answer): number[] => (body as { id: number }[]).map(({ id }) => id);

describe('the orders of an account', () => {
  it('are those placed while logged in, the newest first, and nobody else’s', async () => {
    const mina = await loginNewCustomer(api);
    const sara = await loginNewCustomer(api);
    const first = await place(aDialogOrder(apple), mina);
    await place(aDialogOrder(apple), sara);
    await place(aDialogOrder(apple));
    const second = await place(aCheckoutOrder([tomato, apple]), mina);
    const answer = await mine(mina);
    expect([answer.status, idsOf(answer)]).toEqual([200, [second.id, first.id]]);
    expect(answer.body).toEqual([second, first]);
  });

  it('show their status as it is now, and nothing that is for the staff', async () => {
    const cookie = await loginNewCustomer(api);
    const { id } = await place(aDialogOrder(apple), cookie);
    await api.call(`PUT /api/orders/${id}/status`, { token, body: { status: 'processing' } });
    const { body } = await mine(cookie);
    expect(Object.keys(body[0] as object).sort()).toEqual([
      'callBy',
      'createdAt',
      'deliveryDate',
      'id',
      'items',
      'linesChangedAt',
      'name',
      'phone',
      'productId',
      'quantity',
      'status',
      'trackingCode',
    ]);
    expect(body[0].status).toBe('processing');
    expect(Object.keys(body[0].items[0] as object).sort()).toEqual(['pack', 'productId', 'productName', 'quantity']);
  });

  it('come in pages, and say how many there are', async () => {
    const cookie = await loginNewCustomer(api);
    const ids: number[] = [];
    for (let made = 0; made < 3; made += 1) ids.unshift((await place(aDialogOrder(apple), cookie)).id as number);
    const page = await mine(cookie, '?page=2&limit=2');
    expect([idsOf(page), page.headers.get('x-total-count')]).toEqual([ids.slice(2), '3']);
    expect(idsOf(await mine(cookie, '?page=9'))).toEqual([]);
    expect((await mine(cookie, '?customerId=1')).status).toBe(400);
  });

  it('are closed to nobody, to an ended session and to an admin', async () => {
    const cookie = await loginNewCustomer(api);
    await api.call('POST /api/auth/logout', { headers: { Cookie: cookie } });
    const answers = [
      await api.call('GET /api/account/orders'),
      await mine(cookie),
      await api.call('GET /api/account/orders', { token }),
    ];
    for (const { status, body } of answers) {
      expect([status, body.code]).toEqual([401, 'auth.login_required']);
      expect(body.message).toMatch(/وارد/);
    }
  });
});
