import { describe, expect, it } from '@jest/globals';
import { startApiForSpec, type Answer } from './support/index.js';
import { aDialogOrder, addProduct, aQuoteForm, queriesOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });
const phone = (last: number): string => `091477700${String(last).padStart(2, '0')}`;

async function place(product: number, changes: Record<string, unknown> = {}): Promise<number> {
  const { body } = await api.call('POST /api/orders', { body: aDialogOrder(product, changes) });
  return (body as { id: number }).id;
}

/** Sends a quote of the order, with this price in toman per ton. */
async function quote(order: number, amount: number): Promise<{ number: string }> {
  const { items } = (await ask(`GET /api/orders/${order}`)).body as { items: { id: number }[] };
  const lines = items.map(({ id }) => ({ orderLineId: id, amount, unit: 'toman', per: 'ton' }));
  const draft = await ask(`POST /api/orders/${order}/quotes`, aQuoteForm(items, { lines }));
  return (await ask(`POST /api/quotes/${draft.body.id}/send`, {})).body as { number: string };
}

it('the products of an order by telephone have the prices that visitors do not see, and those of no buyer', async () => {
  const [first, second] = [await addProduct(api, token, { price: 151_000_000 }), await addProduct(api, token)];
  await quote(await place(first), 120_000_000);
  const { body } = await ask(`GET /api/orders/phone/products?ids=${second},${first},999999`);
  expect(body).toMatchObject([{ id: second }, { id: first, price: 151_000_000, showPrice: false, lastPrice: null }]);
  expect((await ask('GET /api/orders/phone/products')).body).toEqual([]);
});

describe('the call sheet of an order', () => {
  it('has the prices that visitors do not see, with rate and date, and the words of the data sheet', async () => {
    const name = 'کنسانترهٔ برگهٔ تماس';
    await ask('POST /api/price-list', { name, usdPerTon: 2000 });
    const product = await addProduct(api, token, { name, price: 150_000_000, status: 'موجود', pH: '۳٫۵' });
    const { body } = await ask(`GET /api/orders/${await place(product, { phone: phone(1) })}/call-sheet`);
    expect(body.products).toMatchObject([
      {
        id: product,
        price: 150_000_000,
        showPrice: false,
        listPrice: { usdPerTon: 2000, rate: 83_000, tomanPerTon: 166_000_000, rateDate: expect.any(String) },
        status: 'موجود',
        pH: '۳٫۵',
        documents: [],
        lots: [],
        lastPrice: null,
      },
    ]);
    const shown = (await api.call(`GET /api/products/${product}`)).body as {
      indicativePrice: { basis: string } | null;
    };
    expect(shown.indicativePrice?.basis).not.toBe('own');
  });

  it('has what this phone was last quoted, its other orders, and nothing of other phones', async () => {
    const product = await addProduct(api, token);
    const [first, second] = [await place(product, { phone: phone(2) }), await place(product, { phone: phone(2) })];
    await quote(first, 120_000_000);
    const { number } = await quote(second, 130_000_000);
    const other = await place(product, { phone: phone(3) });
    await quote(other, 999_000_000);
    const next = await place(product, { phone: phone(2) });
    const { body } = await ask(`GET /api/orders/${next}/call-sheet`);
    expect(body.products[0].lastPrice).toMatchObject({ amount: 130_000_000, unit: 'toman', per: 'ton', number });
    expect((body.related as { id: number }[]).map(({ id }) => id)).toEqual([second, first]);
    expect(body.quotes).toEqual([]);
    expect((await ask(`GET /api/orders/${second}/call-sheet`)).body.quotes).toMatchObject([{ number }]);
  });

  it('has the lots on sale, and not those that are blocked', async () => {
    const product = await addProduct(api, token);
    const add = async (number: string): Promise<number> => {
      const dates = { producedOn: '2026-10-01', bestBefore: '2099-10-01' };
      const lot = await ask('POST /api/admin/lots', { number, productId: product, kilograms: 5000, ...dates });
      await ask(`PUT /api/admin/lots/${lot.body.id}/status`, { status: 'released' });
      return lot.body.id as number;
    };
    await add('CALL-1');
    await ask(`PUT /api/admin/lots/${await add('CALL-2')}/status`, { status: 'blocked' });
    const { body } = await ask(`GET /api/orders/${await place(product, { phone: phone(4) })}/call-sheet`);
    expect(body.products[0].lots).toEqual([{ number: 'CALL-1', bestBefore: '2099-10-01', kilograms: 5000 }]);
  });

  it('equals what the calls for its parts return', async () => {
    const product = await addProduct(api, token);
    const id = await place(product, { phone: phone(5) });
    const other = await place(product, { phone: phone(5) });
    await quote(id, 1_000_000);
    const { body } = await ask(`GET /api/orders/${id}/call-sheet`);
    expect(body.order).toEqual((await ask(`GET /api/orders/${id}`)).body);
    expect(body.quotes).toEqual((await ask(`GET /api/orders/${id}/quotes`)).body);
    expect(body.related).toEqual((await ask(`GET /api/orders/${id}/related`)).body);
    expect(body.related).toMatchObject([{ id: other }]);
  });

  it('needs as many queries for sixty lines as for one', async () => {
    const products: number[] = [];
    for (let made = 0; made < 60; made += 1) products.push(await addProduct(api, token));
    const many = (of: number[]): Record<string, unknown> => ({
      customerName: 'سارا احمدی',
      phone: phone(80 + (of.length % 10)),
      items: of.map((productId) => ({ productId, quantity: 100 })),
    });
    const few = (await ask('POST /api/orders/phone', many(products.slice(0, 1)))).body.id as number;
    const lots = (await ask('POST /api/orders/phone', many(products))).body.id as number;
    const count = (id: number): Promise<number> => queriesOf(api, () => ask(`GET /api/orders/${id}/call-sheet`));
    await count(few);
    expect(await count(lots)).toBe(await count(few));
  });

  it('of an order that does not exist is a 404', async () => {
    expect((await ask('GET /api/orders/999999/call-sheet')).body.code).toBe('orders.not_found');
  });
});
