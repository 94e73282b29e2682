import { beforeEach, describe, expect, it } from '@jest/globals';
import { storedInstant } from '../src/database/columns.js';
import { dayMs } from '../src/common/tehran-day.js';
import { SettingsService } from '../src/content/index.js';
import { AnswerTimeWatch, ReportDays } from '../src/orders/reports/index.js';
import { ChangeFeed, noteEvents } from '../src/operations/events/index.js';
import { startApiForSpec } from './support/index.js';
import { aCheckoutOrder, addProduct } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const feed = api.api.app.get(ChangeFeed, { strict: false });
const settings = api.api.app.get(SettingsService, { strict: false });
let product: number;
let count = 0;

/** So many orders, placed some days ago, whose first call came after `wait` minutes of the call hours; null for no call. */
async function called(wait: number | null, orders: number, daysAgo = 10): Promise<void> {
  const moment = storedInstant(new Date(Date.now() - daysAgo * dayMs));
  for (let order = 0; order < orders; order += 1) {
    count += 1;
    const phone = `0912${String(1_000_000 + count)}`;
    const { body, status } = await api.call('POST /api/orders', { body: aCheckoutOrder([product], { phone }) });
    expect(status).toBe(201);
    await api.database.write(async (tx) => {
      const values = [moment, moment, wait === null ? null : moment, wait, body.id];
      await tx.query(
        'UPDATE orders SET createdAt = ?, callBy = ?, firstCallAt = ?, firstCallWait = ? WHERE id = ?',
        values,
      );
      await noteEvents(tx, [{ subject: 'order', id: body.id, type: 'changed' }]);
    });
  }
}

const answerTime = async (): Promise<unknown> => {
  // No days of a former test are kept; the product removes no orders.
  await new AnswerTimeWatch(new ReportDays(api.database, feed), settings).measure();
  return (await api.call('GET /api/settings')).body.answerTime;
};

beforeEach(async () => {
  await api.database.write((tx) => tx.query('DELETE FROM orders'));
  product = await addProduct(api, token);
});

describe('the time to the first call that visitors read', () => {
  it('is told from 30 called orders up', async () => {
    await called(41, 29);
    await called(null, 5);
    expect(await answerTime()).toBeNull();
    await called(41, 1);
    expect(await answerTime()).toEqual({ minutes: 45, text: '۴۵ دقیقهٔ کاری' });
  });

  it('is the median, rounded up to five minutes', async () => {
    await called(5, 14);
    await called(65, 2);
    await called(600, 14);
    expect(await answerTime()).toEqual({ minutes: 65, text: '۱ ساعت و ۵ دقیقهٔ کاری' });
    await called(601, 15);
    expect(await answerTime()).toEqual({ minutes: 600, text: '۱۰ ساعت کاری' });
  });

  it('counts the last 90 days, and none that is not over', async () => {
    await called(30, 30, 95);
    await called(30, 30, 0);
    expect(await answerTime()).toBeNull();
    await called(30, 30, 89);
    expect(await answerTime()).toEqual({ minutes: 30, text: '۳۰ دقیقهٔ کاری' });
  });

  it('changes the revision only with the time, and cannot be set by hand', async () => {
    await called(20, 30);
    const before = api.database.revision;
    await answerTime();
    expect(api.database.revision).toBe(before + 1);
    await answerTime();
    expect(api.database.revision).toBe(before + 1);
    const { status } = await api.call('PUT /api/settings', {
      token,
      body: { officeHours: 'همیشه', answerTime: { minutes: 1, text: 'یک دقیقهٔ کاری' }, answerMinutes: 1 },
    });
    expect(status).toBe(400);
    expect((await api.call('GET /api/settings')).body.answerTime).toMatchObject({ minutes: 20 });
  });
});
