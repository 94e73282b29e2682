import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, until, type Answer } from './support/index.js';
import { loginNewCustomer } from './support/customers.js';
import { aSeller } from './support/sellers.js';
import { aDialogOrder, addProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const product = await addProduct(api, token);
const list = (path: string, query: string): Promise<Answer> => api.call(`GET /api/${path}?${query}`, { token });
const idsOf = ({ body }: Answer): number[] => (body as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);

let made = 0;
/** Makes a record of each list; the last ones also change it. */
const add: Record<string, () => Promise<unknown>> = {
  orders: () => api.call('POST /api/orders', { body: aDialogOrder(product) }),
  'admin/products': () => addProduct(api, token),
  sellers: () => api.call('POST /api/sellers', { token, body: aSeller({ email: `known-${(made += 1)}@example.com` }) }),
  contacts: () => api.call('POST /api/contact', { body: { name: 'سارا', message: `پیام ${(made += 1)}` } }),
  customers: () => loginNewCustomer(api),
};
const change: Record<string, (id: number) => Promise<Answer>> = {
  orders: (id) => api.call(`POST /api/orders/${id}/notes`, { token, body: { text: 'نمونه خواست' } }),
  'admin/products': (id) => api.call('PUT /api/products/prices', { token, body: { prices: [{ id, price: id }] } }),
  sellers: (id) =>
    api.call(`PUT /api/sellers/${id}`, {
      token,
      body: aSeller({ email: 'changed@example.com', companyName: 'نام تازه' }),
    }),
};

describe.each(Object.keys(add))('the list %s', (path) => {
  it('has the records of `ids` only, those that there are', async () => {
    for (let count = 0; count < 3; count += 1) await add[path]?.();
    const [newest = 0, second = 0] = idsOf(await list(path, 'limit=100')).reverse();
    const found = await list(path, `ids=${newest},${second},${newest + 1000}`);
    expect([found.headers.get('x-total-count'), idsOf(found)]).toEqual(['2', [second, newest]]);
    expect(idsOf(await list(path, `ids=${newest}&page=2`))).toEqual([]);
  });

  it.each(['ids=x', 'ids=1,', 'ids=1,,2', 'ids=0', 'ids=-1', `ids=${Array(101).fill(1).join(',')}`, 'ids=99999999999'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await list(path, query);
      expect([status, body.errors[0].field]).toEqual([400, 'ids']);
    },
  );
});

describe.each(Object.keys(change))('the list %s', (path) => {
  it('has what changed after a moment, with `updatedAfter`', async () => {
    for (let count = 0; count < 2; count += 1) await add[path]?.();
    const [first = 0] = idsOf(await list(path, 'limit=100'));
    const moment = new Date();
    await until(() => Date.now() > moment.getTime());
    expect(idsOf(await list(path, `updatedAfter=${moment.toISOString()}`))).toEqual([]);
    expect((await change[path]?.(first))?.status).toBeLessThan(300);
    expect(idsOf(await list(path, `updatedAfter=${moment.toISOString()}`))).toEqual([first]);
    expect((await list(path, 'updatedAfter=yesterday')).status).toBe(400);
  });
});
