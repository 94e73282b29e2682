import { describe, expect, it } from '@jest/globals';
import { MoreThan } from 'typeorm';
import { ChangeEvent } from '../src/operations/events/index.js';
import { startApiForSpec } from './support/index.js';
import { loginNewCustomer } from './support/customers.js';
import { aSeller } from './support/sellers.js';
import { aCheckoutOrder, aDialogOrder, addProduct, aProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();

/** Makes a call as `headers` say and returns its body. */
async function ask(route: string, body?: unknown, headers?: Record<string, string>): Promise<{ id: number }> {
  const answer = await api.call(route, { body, ...(headers ? { headers } : { token }) });
  expect([route, answer.status < 300]).toEqual([route, true]);
  return answer.body as { id: number };
}

type Told = [subject: string, subjectId: number, type: string, event: string | null];

/** What the feed of changes is told while `work` runs. */
async function toldBy(work: () => Promise<unknown>): Promise<Told[]> {
  const last = (await api.database.read.maximum(ChangeEvent, 'id')) ?? 0;
  await work();
  const events = await api.database.read.find(ChangeEvent, { where: { id: MoreThan(last) }, order: { id: 'ASC' } });
  return events.map(({ subject, subjectId, type, event }) => [subject, subjectId, type, event]);
}

const orderOf = async (Cookie?: string): Promise<number> => {
  const product = await addProduct(api, token);
  const order = await api.call('POST /api/orders', {
    body: aCheckoutOrder([product]),
    ...(Cookie === undefined ? {} : { headers: { Cookie } }),
  });
  return (order.body as { id: number }).id;
};
const newestId = async (route: string): Promise<number> =>
  ((await api.call(route, { token })).body as { id: number }[])[0]?.id ?? 0;

describe('the feed of changes is told of what visitors do', () => {
  it('an order, a message, an application and a registration', async () => {
    const product = await addProduct(api, token);
    const told = await toldBy(async () => {
      await ask('POST /api/orders', aDialogOrder(product), {});
      await ask('POST /api/contact', { name: 'سارا', message: 'سلام' }, {});
      await ask('POST /api/sellers/applications', aSeller(), {});
      await loginNewCustomer(api);
    });
    expect(told).toEqual([
      ['order', await newestId('GET /api/orders'), 'created', 'order.placed'],
      ['contact', await newestId('GET /api/contacts'), 'created', 'contact.received'],
      ['seller', await newestId('GET /api/sellers'), 'created', 'seller.applied'],
      ['customer', await newestId('GET /api/customers'), 'created', null],
    ]);
  });

  it('nothing of a request that is only repeated', async () => {
    const product = await addProduct(api, token);
    const told = await toldBy(async () => {
      for (let time = 1; time <= 2; time += 1) {
        await ask('POST /api/orders', aDialogOrder(product), { 'Idempotency-Key': 'told-only-once' });
        await ask('POST /api/contact', { name: 'سارا', message: 'دوباره سلام' }, {});
      }
    });
    expect(told.map(([, , , event]) => event)).toEqual(['order.placed', 'contact.received']);
  });

  it('a changed account; and of a deleted one with its orders, which stay without the person', async () => {
    const Cookie = await loginNewCustomer(api);
    const id = await newestId('GET /api/customers');
    const [open, closed] = [await orderOf(Cookie), await orderOf(Cookie)];
    await ask(`PUT /api/orders/${closed}/status`, { status: 'completed' });
    const { email } = (await api.call(`GET /api/customers/${id}`, { token })).body;
    const person = { fullName: 'مینا رضایی', email, phoneNumber: '09121112234' };
    expect(await toldBy(() => ask('PUT /api/account/profile', person, { Cookie }))).toEqual([
      ['customer', id, 'changed', null],
    ]);
    const told = await toldBy(() => ask('DELETE /api/account', { currentPassword: 'رمز ساده ۱' }, { Cookie }));
    expect(told).toEqual([
      ['order', open, 'changed', 'order.status_changed'],
      ['order', closed, 'changed', null],
      ['customer', id, 'deleted', null],
    ]);
  });
});

describe('the feed of changes is told of what staff do', () => {
  it('to an order: its status, its calls, and both of one request', async () => {
    const id = await orderOf();
    const told = await toldBy(async () => {
      await ask(`PUT /api/orders/${id}/status`, { status: 'processing' });
      await ask(`PUT /api/orders/${id}/status`, { status: 'processing' });
      await ask(`POST /api/orders/${id}/calls`, { outcome: 'reached', status: 'completed' });
      await ask(`POST /api/orders/${id}/notes`, { text: 'نمونه خواست' });
    });
    expect(told).toEqual([
      ['order', id, 'changed', 'order.status_changed'],
      ['order', id, 'changed', 'order.status_changed'],
      ['order', id, 'changed', 'order.call_recorded'],
      ['order', id, 'changed', null],
    ]);
  });

  it('to a product: its price by a name of its own, and its end', async () => {
    const form = aProduct();
    let id = 0;
    const told = await toldBy(async () => {
      ({ id } = await ask('POST /api/products', form));
      await ask(`PUT /api/products/${id}`, { ...form, price: 140_000_000 });
      await ask(`PUT /api/products/${id}`, { ...form, price: 140_000_000, brix: '۷۱' });
      await ask(`PUT /api/products/${id}`, { ...form, price: 130_000_000, brix: '۷۲' });
      await ask('PUT /api/products/prices', { prices: [{ id, price: 120_000_000 }] });
      await ask(`DELETE /api/products/${id}`);
    });
    expect(told).toEqual([
      ['product', id, 'created', 'product.changed'],
      ['product', id, 'changed', 'product.price_changed'],
      ['product', id, 'changed', 'product.changed'],
      ['product', id, 'changed', 'product.changed'],
      ['product', id, 'changed', 'product.price_changed'],
      ['product', id, 'changed', 'product.price_changed'],
      ['product', id, 'deleted', 'product.changed'],
    ]);
  });

  it('by a file: every product that it adds or changes', async () => {
    const name = `پورهٔ هلو ${Date.now()}`;
    const file = new FormData();
    const csv = `نام محصول,دسته,قیمت (تومان هر تن),بریکس,مبدأ\n${name} ۱,apple,1,۱۲,رشت\n${name} ۲,apple,1,۱۲,رشت\n`;
    file.set('file', new Blob([csv]), 'products.csv');
    const told = await toldBy(() =>
      fetch(`${api.url}/api/products/import`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: file,
      }),
    );
    const last = await newestId('GET /api/admin/products');
    expect(told).toEqual([last - 1, last].map((id) => ['product', id, 'created', 'product.changed']));
  });
});

describe('the feed of changes is told of what changes with something else', () => {
  it('the price of every product in the price list, when the list or the rate changes, and of no other', async () => {
    // The rate of a new site is old, so that no computed price is shown.
    await ask('PUT /api/settings', { usdRate: 83_000 });
    const listed = await addProduct(api, token, { name: 'پورهٔ زغال‌اخته' });
    await addProduct(api, token, { name: 'پورهٔ زغال‌اخته', showPrice: true });
    await addProduct(api, token);
    const priced = ['product', listed, 'changed', 'product.price_changed'];
    const settings = (usdRate: number) => ask('PUT /api/settings', { usdRate });
    let id = 0;
    const added = await toldBy(async () => {
      ({ id } = await ask('POST /api/price-list', { name: 'پوره زغال اخته', usdPerTon: 900 }));
    });
    expect(added).toEqual([priced, ['price_list_entry', id, 'created', null]]);
    const change = ['price_list_entry', id, 'changed', null];
    const save = (name: string, usdPerTon: number) => () => ask(`PUT /api/price-list/${id}`, { name, usdPerTon });
    expect(await toldBy(save('پوره زغال اخته', 950))).toEqual([priced, change]);
    expect(await toldBy(save('پورهٔ زغال‌اخته', 950))).toEqual([change]);
    expect(await toldBy(() => settings(91_500))).toEqual([priced]);
    expect(await toldBy(() => settings(91_500))).toEqual([]);
    expect(await toldBy(() => ask('PUT /api/settings', { siteTitle: 'عنوان دیگر' }))).toEqual([]);
    expect(await toldBy(save('نام دیگر', 950))).toEqual([priced, change]);
  });

  it('the promise of open orders, when a holiday moves it', async () => {
    const id = await orderOf();
    const { callBy } = (await api.call(`GET /api/orders/${id}`, { token })).body as { callBy: string };
    const told = await toldBy(() => ask('POST /api/holidays', { day: callBy.slice(0, 10), title: 'تعطیل' }));
    expect(told).toContainEqual(['order', id, 'changed', null]);
  });
});
