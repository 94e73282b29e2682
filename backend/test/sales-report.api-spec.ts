import { describe, expect, it } from '@jest/globals';
import { storedInstant } from '../src/database/columns.js';
import { noteEvents } from '../src/operations/events/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aCheckoutOrder, addProduct, aQuoteForm } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const apple = await addProduct(api, token, { name: 'کنسانترهٔ سیب' });
const paste = await addProduct(api, token, { name: 'رب گوجه' });

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });

interface Amounts {
  orders: number;
  kilograms: number;
  rials: number;
  cents: number;
}
type Row = Record<'requested' | 'quoted' | 'accepted' | 'lost', Amounts> & {
  name: string;
  callMinutes: number | null;
  quoteMinutes: number | null;
};
interface Sales {
  total: Row;
  experts: Row[];
  products: Row[];
  cities: Row[];
  months: Row[];
  lost: (Amounts & { reason: string })[];
}

/** Each test has a day of its own, long ago. */
let used = 0;
const nextDay = (): string =>
  `2025-${String(1 + (used % 9)).padStart(2, '0')}-${String(10 + (used += 1)).padStart(2, '0')}`;
async function salesOf(from: string, to = from, bearer = token): Promise<Sales> {
  const { body } = await api.call(`GET /api/dashboard?from=${from}&to=${to}`, { token: bearer });
  return (body as { report: { sales: Sales } }).report.sales;
}

async function placeOn(day: string, products: number[], address = 'تهران، خیابان آزادی، پلاک ۱۰'): Promise<number> {
  const { body } = await api.call('POST /api/orders', { body: aCheckoutOrder(products, { address }) });
  const { id } = body as { id: number };
  await api.database.write(async (tx) => {
    await tx.query('UPDATE orders SET createdAt = ? WHERE id = ?', [storedInstant(new Date(`${day}T08:00:00Z`)), id]);
    await noteEvents(tx, [{ subject: 'order', id, type: 'changed' }]);
  });
  return id;
}

/** Sends a quote with one price for each line, in toman or cents for a ton; returns its sum and the buyer's address. */
async function quote(order: number, amount: number, unit = 'toman'): Promise<{ sum: number; path: string }> {
  const { items } = (await ask(`GET /api/orders/${order}`)).body as { items: { id: number }[] };
  const lines = items.map(({ id }) => ({ orderLineId: id, amount, unit, per: 'ton', taxed: false }));
  const currency = unit === 'cent' ? 'cent' : 'rial';
  const draft = await ask(`POST /api/orders/${order}/quotes`, aQuoteForm(items, { lines, currency }));
  return (await ask(`POST /api/quotes/${draft.body.id}/send`, {})).body as { sum: number; path: string };
}
const accept = ({ path }: { path: string }): Promise<Answer> =>
  api.call(`POST ${path.replace('/quote/', '/api/quote-links/')}/accept`, { body: { name: 'سارا' } });
const cancel = (order: number, reason: string): Promise<Answer> =>
  ask(`PUT /api/orders/${order}/status`, { status: 'cancelled', reason });

const none = { orders: 0, kilograms: 0, rials: 0, cents: 0 };

describe('the figures of the sale', () => {
  it('say how far the orders of a day came, in weight and money', async () => {
    const day = nextDay();
    await placeOn(day, [apple]);
    const quoted = await placeOn(day, [apple]);
    const accepted = await placeOn(day, [apple]);
    const lost = await placeOn(day, [apple]);
    const sums = [await quote(quoted, 100_000_000), await quote(accepted, 200_000_000), await quote(lost, 300_000_000)];
    await accept(sums[1] as { path: string });
    await cancel(lost, 'قیمت');
    const { total } = await salesOf(day);
    const [first = 0, second = 0, third = 0] = sums.map(({ sum }) => sum);
    expect([first, second, third]).toEqual([100_000_000, 200_000_000, 300_000_000]);
    expect(total).toMatchObject({
      requested: { ...none, orders: 4, kilograms: 400 },
      quoted: { orders: 3, kilograms: 300, rials: first + second + third, cents: 0 },
      accepted: { orders: 1, kilograms: 100, rials: second, cents: 0 },
      lost: { orders: 1, kilograms: 100, rials: third, cents: 0 },
    });
  });

  it('never add up rials and dollars', async () => {
    const day = nextDay();
    await quote(await placeOn(day, [apple]), 100_000_000);
    await quote(await placeOn(day, [apple]), 200_000, 'cent');
    expect((await salesOf(day)).total.quoted).toEqual({ orders: 2, kilograms: 200, rials: 100_000_000, cents: 20_000 });
  });

  it('count the quote that was sent last, once', async () => {
    const day = nextDay();
    const order = await placeOn(day, [apple]);
    await quote(order, 100_000_000);
    await quote(order, 90_000_000);
    expect((await salesOf(day)).total.quoted).toMatchObject({ orders: 1, rials: 90_000_000 });
  });

  it('are told by product, city, month and expert, and losses by reason', async () => {
    const day = nextDay();
    const order = await placeOn(day, [apple, paste], 'آذربایجان غربی، ارومیه، خیابان تهران');
    await quote(order, 100_000_000);
    const other = await placeOn(day, [paste], 'روستای دور، کوچهٔ اول');
    await cancel(other, 'زمان تحویل');
    await cancel(await placeOn(day, [paste], 'شیراز، بلوار ارم، پلاک ۲'), '');
    const me = (await ask('GET /api/admin/verify')).body as { id: number; displayName: string };
    await ask(`PUT /api/orders/${order}/assignee`, { assigneeId: me.id });
    const sales = await salesOf(day);
    expect(sales.products.map(({ name, requested, quoted }) => [name, requested.kilograms, quoted.rials])).toEqual([
      ['رب گوجه', 400, 200_000_000],
      ['کنسانترهٔ سیب', 100, 100_000_000],
    ]);
    expect(Object.fromEntries(sales.cities.map(({ name, requested }) => [name, requested.kilograms]))).toEqual({
      ارومیه: 300,
      شیراز: 100,
      نامشخص: 100,
    });
    expect(sales.experts.map(({ name, requested }) => [name, requested.orders])).toEqual([
      [me.displayName, 1],
      ['بدون کارشناس', 2],
    ]);
    expect(sales.lost.map(({ reason, orders }) => [reason, orders]).sort()).toEqual([
      ['بدون دلیل', 1],
      ['زمان تحویل', 1],
    ]);
    expect(sales.months).toHaveLength(1);
  });

  it('have the months of the Persian calendar, the oldest first', async () => {
    await placeOn('2024-03-19', [apple]);
    await placeOn('2024-03-20', [apple]);
    const { months } = await salesOf('2024-03-01', '2024-04-01');
    expect(months.map(({ name }) => name.replace('\u00a0', ' '))).toEqual(['اسفند ۱۴۰۲', 'فروردین ۱۴۰۳']);
  });

  it('have the median of the call hours until the first call and the first quote', async () => {
    const day = nextDay();
    const order = await placeOn(day, [apple]);
    expect((await salesOf(day)).total).toMatchObject({ callMinutes: null, quoteMinutes: null });
    await quote(order, 100_000_000);
    expect((await salesOf(day)).total.quoteMinutes).toBeGreaterThan(60);
    await api.database.write((tx) => tx.query('UPDATE orders SET firstQuoteWait = 7 WHERE id = ?', [order]));
    await quote(order, 90_000_000);
    await ask(`POST /api/orders/${order}/calls`, { outcome: 'busy' });
    const after = (await salesOf(day)).total;
    // A later quote does not change how long the buyer waited for the first one.
    expect(after.quoteMinutes).toBe(7);
    expect(after.callMinutes).toBeGreaterThan(60);
  });

  it('hide the experts from those who lead nobody, also in the file', async () => {
    const day = nextDay();
    await placeOn(day, [apple]);
    const sales = await api.loginAdmin('sales');
    expect((await salesOf(day, day, sales)).experts).toEqual([]);
    const file = (table: string, bearer: string): Promise<Answer> =>
      api.call(`GET /api/dashboard/export?from=${day}&to=${day}&table=${table}`, { token: bearer });
    expect((await file('sales_by_expert', sales)).status).toBe(403);
    expect((await file('sales_by_city', sales)).body).toContain('تهران');
    const { body } = await file('sales_by_expert', token);
    expect(body).toContain('بدون کارشناس');
  });

  it('forget the city with the address of a customer', async () => {
    const day = nextDay();
    const order = await placeOn(day, [apple], 'یزد، میدان امیرچخماق');
    expect((await salesOf(day)).cities).toMatchObject([{ name: 'یزد' }]);
    await api.database.write(async (tx) => {
      await tx.query('UPDATE orders SET address = NULL WHERE id = ?', [order]);
      await noteEvents(tx, [{ subject: 'order', id: order, type: 'changed' }]);
    });
    expect((await salesOf(day)).cities).toMatchObject([{ name: 'نامشخص' }]);
  });
});
