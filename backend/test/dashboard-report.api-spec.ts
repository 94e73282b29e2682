import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { insertRows } from '../src/database/index.js';
import type { Admin, Role } from '../src/auth/index.js';
import { Order, OrderLine } from '../src/orders/index.js';
import { OrderCallsService } from '../src/orders/order-calls.service.js';
import { startApiForSpec } from './support/index.js';
import { addProduct, fieldsOf, planOf, statementsOf } from './support/shop.js';

const hourMs = 3_600_000;
const api = await startApiForSpec();
const token = await api.loginAdmin();
const apple: number = await addProduct(api, token);

const inTehran = (moment: string): Date => new Date(`${moment}+03:30`);
const after = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * hourMs);

interface Placed {
  at: Date;
  callBy: Date;
  status?: Order['status'];
  lines?: [productId: number | null, productName: string, quantity: number][];
  calls?: [by: number, at: Date][];
}

let ids = 0;
const everythingElse = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
];

/** An order as it lies in the database, because over HTTP it is placed now; the calls are recorded as at their time. */
async function store(placed: Placed): Promise<void> {
  const { at, callBy, status = 'new', lines = [[apple, 'کنسانترهٔ سیب', 1]], calls = [] } = placed;
  const id = (ids += 1);
  await api.database.write(async (tx) => {
    const who = { name: 'سارا احمدی', phone: '+989141234567', trackingCode: `C${id}` };
    await insertRows(tx, Order, [{ id, ...who, status, createdAt: at, updatedAt: at, callBy, version: 1 }]);
    for (const [position, [productId, productName, quantity]] of lines.entries())
      await insertRows(tx, OrderLine, [{ orderId: id, position, productId, productName, quantity }]);
  });
  for (const [adminId, calledAt] of calls) await record(id, adminId, calledAt);
}

/** Only the clock is different. */
async function record(id: number, adminId: number, at: Date): Promise<void> {
  const admin = { id: adminId, displayName: `کارشناس ${adminId}` } as Admin;
  jest.useFakeTimers({ now: at, doNotFake: everythingElse });
  try {
    await api.api.app.get(OrderCallsService, { strict: false }).record(id, { outcome: 'busy' }, admin);
  } finally {
    jest.useRealTimers();
  }
}

const days = (month: string): string[] =>
  Array.from({ length: 30 }, (_day, index) => `${month}-${String(index + 1).padStart(2, '0')}`);

/**
 * September and October 2025, thirty days each. Every day an order of 100 kg at 10:00, promised within 24 hours: until the
 * 10th called after two hours and completed; until the 20th called after 30 and 31 hours and cancelled; then not called.
 * Every Saturday of October a second one at 9:00, called in the last moment that was promised.
 */
async function fillSixtyDays(): Promise<void> {
  for (const day of [...days('2025-09'), ...days('2025-10')]) {
    const at = inTehran(`${day}T10:00:00`);
    const date = Number(day.slice(-2));
    const inTime = date <= 10;
    const late = !inTime && date <= 20;
    await store({
      at,
      callBy: after(at, 24),
      status: inTime ? 'completed' : late ? 'cancelled' : 'processing',
      lines: [[apple, 'کنسانترهٔ سیب', 100]],
      calls: inTime
        ? [[1, after(at, 2)]]
        : late
          ? [
              [2, after(at, 30)],
              [1, after(at, 31)],
            ]
          : [],
    });
  }
  for (const saturday of ['04', '11', '18', '25']) {
    const at = inTehran(`2025-10-${saturday}T09:00:00`);
    const lines: Placed['lines'] = [
      [apple, 'کنسانترهٔ سیب درختی', 200],
      [null, 'رب گوجه', 500],
    ];
    await store({ at, callBy: after(at, 24), lines, calls: [[2, after(at, 24)]] });
  }
  // The first and the last moment of both months, and the ones beside them: nobody called.
  const edges: [at: string, callBy: string][] = [
    ['2025-08-31T23:59:59.999', '2025-08-31T23:59:59.999'],
    ['2025-09-01T00:00:00.000', '2025-09-30T23:59:59.999'],
    ['2025-09-30T23:59:59.999', '2025-10-01T00:00:00.000'],
    ['2025-10-01T00:00:00.000', '2025-10-01T18:00:00.000'],
    ['2025-10-30T23:59:59.999', '2025-10-31T00:00:00.000'],
    ['2025-10-31T00:00:00.000', '2025-11-01T18:00:00.000'],
  ];
  for (const [at, callBy] of edges) await store({ at: inTehran(at), callBy: inTehran(callBy) });
}

const october = 'from=2025-10-01&to=2025-10-30';

await fillSixtyDays();

describe('the report of a known sixty days', () => {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shape is what is asserted
  let report: any;
  beforeAll(async () => {
    report = (await api.call(`GET /api/dashboard?${october}`, { token })).body.report;
  });

  it('names its days and those before', () =>
    expect(report).toMatchObject({
      from: '2025-10-01',
      to: '2025-10-30',
      beforeFrom: '2025-09-01',
      beforeTo: '2025-09-30',
    }));

  it('counts what was placed, midnight in Tehran to midnight', () => {
    // 30 daily ones, 4 of Saturdays, and those at the two edges.
    expect(report.figures).toMatchObject({
      orders: 36,
      byStatus: { new: 6, processing: 10, completed: 10, cancelled: 10 },
      kilograms: 30 * 100 + 4 * 700 + 2,
    });
    expect(report.before).toMatchObject({
      orders: 32,
      byStatus: { new: 2, processing: 10, completed: 10, cancelled: 10 },
      kilograms: 30 * 100 + 2,
    });
  });

  it('counts calls in time over the orders whose promise ended in the days', () => {
    // Placed on 30 September to 29 October: 30; 4 of Saturdays; two at the edges. In time: ten of two hours, four at the last moment.
    expect(report.figures).toMatchObject({ promised: 36, inTime: 14 });
    // From 1 to 29 September, and one at the edge.
    expect(report.before).toMatchObject({ promised: 30, inTime: 10 });
  });

  it('takes the median wait in call hours: nights, Fridays and holidays are none', () => {
    // Twice 0 (Fridays), eight times 2, twice 8 (over a Friday), four times 10, eight times 16 hours: between 8 and 10.
    expect(report.figures.medianMinutes).toBe(9 * 60);
    // Three times 0 (a Friday, 10 and 19 Shahrivar), seven times 2, four times 8, six times 16: between 2 and 8.
    expect(report.before.medianMinutes).toBe(5 * 60);
  });

  it('says what came in day by day', () => {
    const second: Record<string, object> = { '01': { orders: 2, kilograms: 101 }, '30': { orders: 2, kilograms: 101 } };
    for (const saturday of ['04', '11', '18', '25']) second[saturday] = { orders: 2, kilograms: 800 };
    expect(report.days).toEqual(
      days('2025-10').map((day) => ({ day, orders: 1, kilograms: 100, ...second[day.slice(-2)] })),
    );
  });

  it('lists the callers, and whose first calls were in time', () => {
    expect(report.experts).toEqual([
      { adminId: 1, name: expect.stringMatching(/[\u0600-\u06ff]/), orders: 20, calls: 20, firstCalls: 10, inTime: 10 },
      { adminId: 2, name: 'همکار پیشین', orders: 14, calls: 14, firstCalls: 14, inTime: 4 },
    ]);
    expect(report.experts[0].name).not.toBe(report.experts[1].name);
  });

  it('keeps the figures of each expert from those who lead nobody', async () => {
    const seenBy = async (role: Role) => {
      const options = { token: await api.loginAdmin(role) };
      const { body } = await api.call(`GET /api/dashboard?${october}`, options);
      const file = await api.call(`GET /api/dashboard/export?${october}&table=experts`, options);
      const experts = body.report?.experts.map(({ adminId }: { adminId: number }) => adminId);
      return [body.report?.figures, experts, file.status];
    };
    expect(await seenBy('owner')).toEqual([report.figures, [1, 2], 200]);
    expect(await seenBy('sales_manager')).toEqual([report.figures, [1, 2], 200]);
    expect(await seenBy('sales')).toEqual([report.figures, [], 403]);
    expect(await seenBy('editor')).toEqual([undefined, undefined, 403]);
  });

  it('lists the most ordered products, including those that were removed from the catalogue', () => {
    expect(report.products).toEqual([
      { productId: apple, name: 'کنسانترهٔ سیب', kilograms: 30 * 100 + 4 * 200 + 2, orders: 36 },
      { productId: null, name: 'رب گوجه', kilograms: 2000, orders: 4 },
    ]);
  });

  it('adds up the ordered kilograms over more days than one query reads', async () => {
    const { body } = await api.call('GET /api/dashboard?from=2025-09-01&to=2025-10-30', { token });
    expect(body.report.products).toEqual([
      { productId: apple, name: 'کنسانترهٔ سیب', kilograms: 60 * 100 + 4 * 200 + 4, orders: 68 },
      { productId: null, name: 'رب گوجه', kilograms: 2000, orders: 4 },
    ]);
  });

  it('is a file for a spreadsheet, table by table', async () => {
    const linesOf = async (table: string): Promise<string[]> => {
      const { body, headers } = await api.call(`GET /api/dashboard/export?${october}&table=${table}`, { token });
      expect(headers.get('content-disposition')).toContain(`afshoreh-report-${table}.csv`);
      return (body as string).trim().split('\r\n');
    };
    expect((await linesOf('days')).slice(0, 2)).toEqual([
      'روز,روز (شمسی),سفارش,مقدار (کیلوگرم)',
      '2025-10-01,۱۴۰۴/۰۷/۰۹,2,101',
    ]);
    expect(await linesOf('experts')).toHaveLength(3);
    expect((await linesOf('products')).at(-1)).toBe(',رب گوجه,2000,4');
  });

  it('has zeros for days without orders', async () => {
    const { body } = await api.call('GET /api/dashboard?from=2024-01-01&to=2024-01-02', { token });
    const none = { new: 0, processing: 0, completed: 0, cancelled: 0 };
    const figures = { orders: 0, byStatus: none, kilograms: 0, promised: 0, inTime: 0, medianMinutes: null };
    expect(body.report).toMatchObject({ figures, before: figures, experts: [], products: [] });
    expect(body.report.days.map(({ orders }: { orders: number }) => orders)).toEqual([0, 0]);
  });
});

describe('the period', () => {
  const dayInTehran = (daysAgo: number): string =>
    new Date(Date.now() + 3.5 * hourMs - daysAgo * 24 * hourMs).toISOString().slice(0, 10);

  it.each([
    ['', 7],
    ['?period=30', 30],
    ['?period=90', 90],
  ])('«%s» is the last %d days, today included', async (query, length) => {
    const { report } = (await api.call(`GET /api/dashboard${query}`, { token })).body;
    expect(report.days).toHaveLength(length);
    expect([report.from, report.to]).toEqual([dayInTehran(length - 1), dayInTehran(0)]);
    expect([report.beforeFrom, report.beforeTo]).toEqual([dayInTehran(2 * length - 1), dayInTehran(length)]);
  });

  it.each([
    ['period=8', 'period'],
    ['from=2025-10-02&to=2025-10-01', 'to'],
    ['from=2024-01-01&to=2025-12-31', 'from'],
    ['from=2025-13-01', 'from'],
    ['from=1999-01-01&to=1999-01-02', 'to'],
    ['to=9999-12-31', 'to'],
  ])('«%s» is refused at %s', async (query, field) => {
    const answer = await api.call(`GET /api/dashboard?${query}`, { token });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
  });

  it('a promise that has not ended yet is neither kept nor broken', async () => {
    const promisedOf = async (): Promise<number> =>
      (await api.call('GET /api/dashboard', { token })).body.report.figures.promised as number;
    const before = await promisedOf();
    await store({ at: new Date(), callBy: after(new Date(), 0.2) });
    expect(await promisedOf()).toBe(before);
    await store({ at: after(new Date(), -30), callBy: after(new Date(), -0.001) });
    expect(await promisedOf()).toBe(before + 1);
  });
});

it('reads ranges of indices, never a table of orders or calls from end to end', async () => {
  if (api.database.dialect === 'mysql') await api.database.read.query('ANALYZE TABLE orders, order_call, order_line');
  const statements = await statementsOf(api, () =>
    // Days that no test above has asked for.
    api.call('GET /api/dashboard?from=2025-12-20&to=2025-12-20', { token }),
  );
  const own = statements.filter(({ sql }) => /\b(orders|order_line|order_call)\b/.test(sql));
  // Two for the figures of now, one for the first order, and eight for each of two days.
  expect(own).toHaveLength(19);
  const plans = await Promise.all(own.map((statement) => planOf(api, statement)));
  // The orders by status are counted in the index of statuses, all of it.
  const isScan = (step: string): boolean =>
    /^SCAN (orders|order_line|made|order_call)|^(orders|order_line|made|order_call) (ALL|index) /.test(step) &&
    !/USING COVERING INDEX orders_status|orders_status.*Using index/.test(step);
  expect(plans.flat().filter(isScan)).toEqual([]);
  // What is asked of the catalogue on each day: without a look at the rows of lines.
  const isFromIndex = (step: string): boolean =>
    /COVERING INDEX order_line_asked|order_line_asked.*Using index/.test(step);
  expect(plans.flat().filter(isFromIndex)).toHaveLength(2);
});
