import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApi } from '../src/api.js';
import { Env } from '../src/config/index.js';
import { storedInstant } from '../src/database/columns.js';
import { DatabaseUnavailable } from '../src/database/unavailable.js';
import { ChangeFeed, noteEvents } from '../src/operations/events/index.js';
import {
  OrderReportService,
  periodOf,
  ReportWarming,
  type OrderReport,
  type PeriodFigures,
} from '../src/orders/index.js';
import { OrderCancellingService } from '../src/orders/order-cancelling.service.js';
import { ReportDays } from '../src/orders/reports/index.js';
import { startApi } from './support/index.js';
import { loginNewCustomer } from './support/customers.js';
import { aCheckoutOrder, addProduct, aQuoteForm, statementsOf } from './support/shop.js';
import { until } from './support/until.js';

let variables = {};
const api = await startApi({ variables: (fresh) => (variables = fresh) });
const second = await createApi(new Env({ NODE_ENV: 'test', SEED: 'none', RATE_LIMITS: 'off', ...variables }));
const secondUrl = await second.listen(0);
afterAll(async () => {
  await second.close();
  await api.close();
});

const token = await api.loginAdmin();
const { app } = api.api;
const feed = app.get(ChangeFeed, { strict: false });
const june = periodOf('2026-06-01', '2026-06-30');
const inTehran = (moment: string): Date => new Date(`${moment}+03:30`);

/** The report of this copy, which keeps days. */
const report = (): Promise<OrderReport> => app.get(OrderReportService, { strict: false }).report(june, new Date());
/** The report of a copy that has kept nothing yet. */
const freshReport = (): Promise<OrderReport> =>
  new OrderReportService(api.database, new ReportDays(api.database, feed)).report(june, new Date());

interface Placed {
  id: number;
  trackingCode: string;
}
const phone = '09121234567';

/** An order as if it had been placed at `at`; the calls are promised until the same time of the next day. */
async function placedAt(at: string, productId: number, Cookie?: string): Promise<Placed> {
  const headers: Record<string, string> = Cookie === undefined ? {} : { Cookie };
  const { body } = await api.call('POST /api/orders', { body: aCheckoutOrder([productId], { phone }), headers });
  const { id } = body as Placed;
  const moments = [inTehran(at), inTehran(`${at.slice(0, 8)}${String(Number(at.slice(8, 10)) + 1)}${at.slice(10)}`)];
  await api.database.write(async (tx) => {
    await tx.query('UPDATE orders SET createdAt = ?, callBy = ? WHERE id = ?', [...moments.map(storedInstant), id]);
    await noteEvents(tx, [{ subject: 'order', id, type: 'changed' }]);
  });
  return body as Placed;
}

async function send(route: string, body?: unknown, headers: Record<string, string> = {}): Promise<void> {
  const answer = await api.call(route, { token, body, headers });
  expect([route, answer.status < 300]).toEqual([route, true]);
}

let product: number;
let order: Placed;
beforeEach(async () => {
  product = await addProduct(api, token);
  order = await placedAt('2026-06-10T10:00:00.000', product);
});

type Figures = { figures: Partial<Record<keyof PeriodFigures, unknown>> };

/** Asks before and after a change, and compares with a copy that reads everything. */
async function changedBy(change: () => Promise<unknown>): Promise<[before: OrderReport, after: OrderReport]> {
  const before = await report();
  expect(await report()).toEqual(before);
  await change();
  const after = await report();
  expect(after).toEqual(await freshReport());
  expect(after).not.toEqual(before);
  return [before, after];
}

describe('a report of kept days is that of a copy that has kept nothing, after', () => {
  it('a new order that is dated back', async () => {
    const [before, after] = await changedBy(() => placedAt('2026-06-11T10:00:00.000', product));
    expect(after.figures.orders).toBe(before.figures.orders + 1);
  });

  it('another status', async () => {
    const [before, after] = await changedBy(() => send(`PUT /api/orders/${order.id}/status`, { status: 'completed' }));
    expect(after.figures.byStatus.completed).toBe(before.figures.byStatus.completed + 1);
  });

  it('another status of orders in the first and the last moment of a day in Tehran', async () => {
    const first = await placedAt('2026-06-20T00:00:00.000', product);
    const last = await placedAt('2026-06-20T23:59:59.999', product);
    for (const { id } of [first, last])
      await changedBy(() => send(`PUT /api/orders/${id}/status`, { status: 'processing' }));
  });

  it('a cancellation by the buyer', async () => {
    const cancelling = app.get(OrderCancellingService, { strict: false });
    const [before, after] = await changedBy(() => cancelling.cancelTracked({ code: order.trackingCode, phone }));
    expect(after.figures.byStatus.cancelled).toBe(before.figures.byStatus.cancelled + 1);
  });

  it('a call', async () => {
    const [before, after] = await changedBy(() => send(`POST /api/orders/${order.id}/calls`, { outcome: 'busy' }));
    expect((before as Figures).figures.medianMinutes).not.toBe(after.figures.medianMinutes);
  });

  it('a quote that is sent, and one that is accepted', async () => {
    const { items } = (await api.call(`GET /api/orders/${order.id}`, { token })).body as { items: { id: number }[] };
    const { body: draft } = await api.call(`POST /api/orders/${order.id}/quotes`, { token, body: aQuoteForm(items) });
    const [before, sent] = await changedBy(() => send(`POST /api/quotes/${draft.id}/send`, {}));
    expect(sent.sales.total.quoted.orders).toBe(before.sales.total.quoted.orders + 1);
    const { path } = (await api.call(`GET /api/quotes/${draft.id}`, { token })).body as { path: string };
    const link = path.replace('/quote/', '/api/quote-links/');
    const [, accepted] = await changedBy(() => send(`POST ${link}/accept`, { name: 'سارا' }));
    expect(accepted.sales.total.accepted.orders).toBe(sent.sales.total.accepted.orders + 1);
  });

  it('another quantity', async () => {
    const [before, after] = await changedBy(() =>
      api.database.write(async (tx) => {
        await tx.query('UPDATE order_line SET quantity = quantity + 7 WHERE orderId = ?', [order.id]);
        await noteEvents(tx, [{ subject: 'order', id: order.id, type: 'changed' }]);
      }),
    );
    expect(after.figures.kilograms).toBe(before.figures.kilograms + 7);
  });

  it('the removal of a product', async () => {
    // The most asked one, so that it is in the report.
    await placedAt('2026-06-12T10:00:00.000', product);
    await api.database.write((tx) =>
      tx.query('UPDATE order_line SET quantity = 900000 WHERE productId = ?', [product]),
    );
    await api.database.write((tx) => noteEvents(tx, [{ subject: 'order', id: order.id, type: 'changed' }]));
    const [before, after] = await changedBy(() => send(`DELETE /api/products/${product}`));
    expect([before, after].map(({ products }) => products.some(({ productId }) => productId === product))).toEqual([
      true,
      false,
    ]);
  });

  it('the end of an account, whose open orders are cancelled', async () => {
    const Cookie = await loginNewCustomer(api);
    await placedAt('2026-06-13T10:00:00.000', product, Cookie);
    const [before, after] = await changedBy(async () => {
      const body = { currentPassword: 'رمز ساده ۱' };
      expect((await api.call('DELETE /api/account', { body, headers: { Cookie } })).status).toBeLessThan(300);
    });
    expect(after.figures.byStatus.cancelled).toBe(before.figures.byStatus.cancelled + 1);
  });

  it('a holiday, which moves promises away from a kept day', async () => {
    await placedAt('2026-06-29T10:00:00.000', product);
    const [before, after] = await changedBy(() =>
      send('POST /api/holidays', { day: '2026-06-30', title: 'تعطیل رسمی', announced: true }),
    );
    expect(after.figures.promised).toBeLessThan(before.figures.promised);
  });

  it('a change by another copy', async () => {
    await changedBy(async () => {
      const answer = await fetch(`${secondUrl}/api/orders/${order.id}/status`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ status: 'completed' }),
      });
      expect(answer.status).toBe(200);
    });
  });

  it('a backup was put back', async () => {
    await changedBy(() =>
      api.database.write(async (tx) => {
        await tx.query('DELETE FROM order_line WHERE orderId = ?', [order.id]);
        await tx.query('UPDATE change_event SET at = ?', [storedInstant(inTehran('2026-01-01T00:00:00.000'))]);
      }),
    );
  });

  it('a change while nothing can be stored, so that nobody can number it', async () => {
    await changedBy(async () => {
      await send(`PUT /api/orders/${order.id}/status`, { status: 'completed' });
      const full = jest.spyOn(feed, 'after').mockRejectedValue(new DatabaseUnavailable('SQLITE_FULL'));
      const meanwhile = await report().finally(() => full.mockRestore());
      expect(meanwhile).toEqual(await freshReport());
    });
  });
});

/** How many days `work` reads. */
async function daysReadBy(work: () => Promise<unknown>): Promise<number> {
  const statements = await statementsOf(api, work);
  return statements.filter(({ sql }) => /CROSS JOIN quote/.test(sql)).length;
}

describe('days in memory', () => {
  it('are read again one by one', async () => {
    await report();
    expect(await daysReadBy(report)).toBe(0);
    await send(`PUT /api/orders/${order.id}/status`, { status: 'completed' });
    // The day on which it was placed, and the one for which its call was promised.
    expect(await daysReadBy(report)).toBe(2);
  });

  it('are not those that have just ended', async () => {
    const days = app.get(ReportDays, { strict: false });
    const day = periodOf('2026-06-10', '2026-06-10');
    const at = (moment: string) => () => days.of(day, inTehran(moment));
    await send(`PUT /api/orders/${order.id}/status`, { status: 'processing' });
    await at('2026-06-11T00:59:00.000')();
    expect(await daysReadBy(at('2026-06-11T00:59:00.000'))).toBe(1);
    await at('2026-06-11T01:00:00.000')();
    expect(await daysReadBy(at('2026-06-11T01:00:00.000'))).toBe(0);
  });

  it('are read after the start, also those of the longest report', async () => {
    second.app.get(ReportWarming, { strict: false }).begin(0);
    const days = second.app.get(ReportDays, { strict: false });
    const read = jest.spyOn(days, 'of');
    await until(() => read.mock.calls.length === 147);
    const [last] = read.mock.calls.at(-1) ?? [];
    expect(Date.now() - Number(last?.from)).toBeGreaterThan(2 * 366 * 24 * 3_600_000);
  });

  it('do not delay the end of a copy', async () => {
    const third = await createApi(new Env({ NODE_ENV: 'test', SEED: 'none', RATE_LIMITS: 'off', ...variables }));
    third.app.get(ReportWarming, { strict: false }).begin(60_000);
    const began = performance.now();
    await third.close();
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
