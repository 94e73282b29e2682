import { describe, expect, it } from '@jest/globals';
import { Holiday } from '../src/content/index.js';
import { lockCallTimes } from '../src/content/call-times-lock.js';
import { startApiForSpec, untilWaiting, type Answer } from './support/index.js';
import { addProduct, aDialogOrder, fieldsOf } from './support/shop.js';

const dayMs = 24 * 60 * 60 * 1000;
const api = await startApiForSpec();
const token = await api.loginAdmin();
const apple: number = await addProduct(api, token);

const tehranDay = (moment: number): string => new Date(moment + 3.5 * 60 * 60 * 1000).toISOString().slice(0, 10);
const call = (route: string, body?: unknown): Promise<Answer> => api.call(route, { token, body });
const year = async (number: number): Promise<Answer['body']> => (await call(`GET /api/holidays?year=${number}`)).body;

async function placed(): Promise<{ id: number; callBy: string; trackingCode: string; phone: string }> {
  return (await api.call('POST /api/orders', { body: aDialogOrder(apple) })).body as never;
}
async function promiseOf(order: { trackingCode: string; phone: string }): Promise<string> {
  const query = new URLSearchParams({ code: order.trackingCode, phone: order.phone });
  return (await api.call(`GET /api/orders/track?${query.toString()}`)).body.callBy as string;
}

describe('the holidays', () => {
  it('are from the start what the code knew, the calculated ones not announced', async () => {
    const { holidays, solar } = await year(1405);
    expect(holidays).toHaveLength(18);
    expect(holidays[0]).toMatchObject({ day: '2026-03-21', title: 'عید فطر', announced: true });
    expect(solar).toEqual(
      expect.arrayContaining([
        { day: '2026-03-21', title: 'نوروز' },
        { day: '2027-02-11', title: 'پیروزی انقلاب اسلامی' },
        { day: '2027-03-20', title: 'ملی شدن صنعت نفت' },
      ]),
    );
    const next = (await year(1406)).holidays as { announced: boolean }[];
    expect([next.length, next.some(({ announced }) => announced)]).toEqual([16, false]);
    expect((await year(1420)).holidays).toEqual([]);
  });

  it('are added, changed and removed, each version once', async () => {
    const added = await call('POST /api/holidays', { day: '2041-05-02', title: 'تعطیل رسمی', announced: false });
    expect([added.status, added.body]).toEqual([201, expect.objectContaining({ day: '2041-05-02', version: 1 })]);
    const change = { day: '2041-05-03', title: 'تعطیل رسمی', announced: true, version: 1 };
    const route = `/api/holidays/${added.body.id}`;
    expect((await call(`PUT ${route}`, change)).body).toMatchObject({ ...change, version: 2 });
    const stale = await call(`PUT ${route}`, { ...change, title: 'دیگری' });
    expect([stale.status, stale.body.code]).toEqual([409, 'content.holiday_changed_meanwhile']);
    const twice = await call('POST /api/holidays', { day: '2041-05-03', title: 'همان روز', announced: true });
    expect([twice.status, fieldsOf(twice)]).toEqual([400, ['day']]);
    expect((await call(`DELETE ${route}`)).status).toBe(200);
    expect((await call(`PUT ${route}`, { ...change, version: 2 })).status).toBe(404);
  });

  it('warn of a year that has no table', async () => {
    const { yearsWithoutTable } = await year(1405);
    // Whatever year it is when this runs: it is warned of exactly where it has no rows.
    const now = new Date();
    const [thisYear] = new Intl.DateTimeFormat('en-u-ca-persian', { year: 'numeric', timeZone: 'Asia/Tehran' })
      .formatToParts(now)
      .filter(({ type }) => type === 'year')
      .map(({ value }) => Number(value));
    const hasTable = (await year(thisYear!)).holidays.length > 0;
    expect((yearsWithoutTable as number[]).includes(thisYear!)).toBe(!hasTable);
    expect((await call('GET /api/dashboard')).body.yearsWithoutTable).toEqual(yearsWithoutTable);
    expect((await call('GET /api/orders/queue/next-calls')).body.yearsWithoutTable).toEqual(yearsWithoutTable);
  });
});

describe('a change of the calendar', () => {
  it('moves the promises of open orders that nobody has called, and says before and after how many', async () => {
    const open = await placed();
    const called = await placed();
    const closed = await placed();
    await call(`POST /api/orders/${called.id}/calls`, { outcome: 'reached' });
    await call(`PUT /api/orders/${closed.id}/status`, { status: 'cancelled' });
    const day = tehranDay(Date.parse(open.callBy));

    const preview = await call(`GET /api/orders/promises/moved?added=${day}`);
    expect(preview.body).toEqual({ movedPromises: 1 });
    expect(await promiseOf(open)).toBe(open.callBy);

    const added = await call('POST /api/holidays', { day, title: 'تعطیل رسمی', announced: true });
    expect(added.body.movedPromises).toBe(1);
    const moved = await promiseOf(open);
    expect(Date.parse(moved) - Date.parse(open.callBy)).toBeGreaterThanOrEqual(dayMs);
    expect(tehranDay(Date.parse(moved))).not.toBe(day);
    expect([await promiseOf(called), await promiseOf(closed)]).toEqual([called.callBy, closed.callBy]);
    const { body: order } = await call(`GET /api/orders/${open.id}`);
    expect([order.callBy, order.callDueAt, order.version]).toEqual([moved, moved, 1]);
    expect((await placed()).callBy).not.toBe(open.callBy);

    const before = await call(`GET /api/orders/promises/moved?removed=${day}`);
    const removed = await call(`DELETE /api/holidays/${added.body.id}`);
    expect([before.body.movedPromises, removed.body.movedPromises]).toEqual([2, 2]);
    expect(await promiseOf(open)).toBe(open.callBy);
  });

  it('moves nothing when a holiday is saved as it was', async () => {
    const holiday = { day: '2041-06-02', title: 'تعطیل رسمی', announced: true };
    const { body } = await call('POST /api/holidays', holiday);
    const open = await placed();
    const day = tehranDay(Date.parse(open.callBy));
    // This stores only the row: the promise has not moved yet, and the next change of the calendar moves it.
    await api.database.write((tx) => tx.insert(Holiday, { ...holiday, day }));
    const saved = await call(`PUT /api/holidays/${body.id}`, { ...holiday, version: 1 });
    expect([saved.status, saved.body]).toEqual([200, { ...body, movedPromises: 0 }]);
    expect(await promiseOf(open)).toBe(open.callBy);
    await api.database.write((tx) => tx.delete(Holiday, { day }));
    await call(`DELETE /api/holidays/${body.id}`);
  });

  it('of call hours moves them as well', async () => {
    const open = await placed();
    const { body: settings } = await api.call('GET /api/settings');
    const preview = await call('GET /api/orders/promises/moved?from=8&to=9');
    const saved = await call('PUT /api/settings', { callHours: { from: 8, to: 9 } });
    expect(saved.body.movedPromises).toBe(preview.body.movedPromises);
    const moved = await promiseOf(open);
    // The promise ends with the call hours of its day at the latest: at nine in Tehran.
    expect(Date.parse(moved)).toBeLessThanOrEqual(Date.parse(`${tehranDay(Date.parse(moved))}T09:00:00+03:30`));
    expect(preview.body.movedPromises > 0).toBe(moved !== open.callBy);
    await call('PUT /api/settings', { callHours: { from: settings.callHours.from, to: settings.callHours.to } });
    expect(await promiseOf(open)).toBe(open.callBy);
  });
});

describe('an order that is placed while the calendar changes', () => {
  it('waits for the change, and promises by the new one', async () => {
    const { callBy } = await placed();
    const day = tehranDay(Date.parse(callBy));
    let order: Promise<Awaited<ReturnType<typeof placed>>> | undefined;
    await api.database.write(async (tx) => {
      await lockCallTimes(tx);
      await tx.insert(Holiday, { day, title: 'تعطیل رسمی', announced: true });
      order = placed();
      await untilWaiting(api, order);
    });
    const late = await order!;
    await api.database.write((tx) => tx.delete(Holiday, { day }));
    expect(tehranDay(Date.parse(late.callBy))).not.toBe(day);
  });
});
