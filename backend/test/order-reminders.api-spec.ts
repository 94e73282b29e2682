import { parsePersianDay } from '@afshoreh/persian';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createApi, type Api } from '../src/api.js';
import { Env } from '../src/config/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { Order, OrderReminder } from '../src/orders/index.js';
import { OrderReminderSending } from '../src/orders/reminders/index.js';
import { startApi, type Answer, type TestApi } from './support/index.js';
import { loginNewCustomer } from './support/customers.js';
import { aMobile, PhoneBrowser } from './support/phone-browser.js';
import { aCheckoutOrder, addProduct, aDialogOrder, fieldsOf } from './support/shop.js';

const site = 'https://afshoreh.test';
/** A Saturday far in the future, so that no real reminder comes before; the Friday before it is off. */
const dueOn = '2099-07-11';
const inTehran = (day: string, time: string): Date => new Date(`${day}T${time}:00+03:30`);
const morning = inTehran(dueOn, '09:00');

let api: TestApi;
/** Another copy of the API on the same database. */
let copy: Api;
let token: string;
let product: number;

beforeAll(async () => {
  let variables = {};
  api = await startApi({ variables: (fresh) => ({ ...(variables = fresh), PUBLIC_URL: site }) });
  copy = await createApi(
    new Env({ NODE_ENV: 'test', SEED: 'none', RATE_LIMITS: 'off', PUBLIC_URL: site, ...variables }),
  );
  token = await api.loginAdmin();
  product = await addProduct(api, token, { name: 'کنسانترهٔ سیب' });
  await api.call('POST /api/holidays', { token, body: { day: '2099-07-12', title: 'تعطیل رسمی', announced: true } });
});
afterAll(async () => {
  await copy.close();
  await api.close();
});
beforeEach(() => api.database.write((tx) => tx.deleteAll(OrderReminder)));

const ask = (route: string, body?: unknown): Promise<Answer> =>
  api.call(route, { token, ...(body === undefined ? {} : { body }) });
const place = async (options: { headers?: Record<string, string>; form?: object } = {}): Promise<number> => {
  const { headers = {}, form = aCheckoutOrder([product]) } = options;
  return (await api.call('POST /api/orders', { headers, body: form })).body.id as number;
};
const set = (id: number, every = 1, day = 5): Promise<Answer> => ask(`PUT /api/orders/${id}/reminder`, { every, day });
const get = async (id: number): Promise<Answer['body']> => (await ask(`GET /api/orders/${id}/reminder`)).body.reminder;
const rows = (): Promise<OrderReminder[]> => api.database.read.find(OrderReminder, { order: { id: 'ASC' } });
const rowOf = (orderId: number): Promise<OrderReminder> =>
  api.database.read.findOneByOrFail(OrderReminder, { orderId });
/** A reminder that is due on {@link dueOn}. */
async function dueReminder(changes: Partial<OrderReminder> = {}): Promise<number> {
  const id = await place();
  await set(id, 1, 20);
  await api.database.write((tx) => tx.update(OrderReminder, { orderId: id }, { nextOn: dueOn, ...changes }));
  return id;
}
const remind = (at: Date): Promise<unknown> =>
  Promise.all([api.api, copy].map(({ app }) => app.get(OrderReminderSending).queueDue(at)));
async function remindersOf(id: number): Promise<OutboxMessage[]> {
  const messages = await api.database.read.findBy(OutboxMessage, { about: `order:${id}` });
  return messages.filter(({ text }) => text.includes('/orders/again?'));
}
const countsOf = (ids: number[]): Promise<number[]> =>
  Promise.all(ids.map(async (id) => (await remindersOf(id)).length));

describe('a reminder to order again', () => {
  it('is set by staff, changed, recorded in the audit, and removed', async () => {
    const id = await place();
    expect(await get(id)).toBeNull();
    const answer = await set(id, 2, 31);
    expect(answer.body).toEqual({ orderId: id, every: 2, day: 31, nextOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(await get(id)).toEqual(answer.body);
    await set(id, 1, 3);
    expect(await get(id)).toMatchObject({ every: 1, day: 3 });
    expect((await ask(`DELETE /api/orders/${id}/reminder`)).status).toBe(204);
    expect((await ask(`DELETE /api/orders/${id}/reminder`)).status).toBe(204);
    expect(await get(id)).toBeNull();
    const entries = await api.database.read.find(AuditEntry, {
      where: { subject: 'order', subjectId: String(id) },
      order: { id: 'ASC' },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      'setOrderReminder',
      'setOrderReminder',
      'deleteOrderReminder',
    ]);
    expect(entries[0]).toMatchObject({ before: { reminder: null }, after: { reminder: { every: 2, day: 31 } } });
  });

  it.each([
    [{ every: 4, day: 1 }, 'every'],
    [{ every: 0, day: 1 }, 'every'],
    [{ every: 1, day: 32 }, 'day'],
    [{ every: 1, day: 0 }, 'day'],
    [{ every: 1 }, 'day'],
  ])('is refused with %j', async (body, field) => {
    const refused = await ask(`PUT /api/orders/${await place()}/reminder`, body);
    expect([refused.status, fieldsOf(refused)]).toEqual([400, [field]]);
    expect(await rows()).toEqual([]);
  });

  it('is one for each order, also when it is set many times at once', async () => {
    const id = await place();
    const answers = await Promise.all(Array.from({ length: 6 }, () => set(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await rows()).toHaveLength(1);
  });

  it('keeps its day when the same terms are saved again, and never lies in a month that had one', async () => {
    const id = await place();
    await set(id, 1, 10);
    await api.database.write((tx) =>
      tx.update(OrderReminder, { orderId: id }, { nextOn: parsePersianDay('1478/05/10') ?? '' }),
    );
    expect((await set(id, 1, 10)).body.nextOn).toBe(parsePersianDay('1478/05/10'));
    expect((await set(id, 1, 31)).body.nextOn).toBe(parsePersianDay('1478/05/31'));
    expect((await set(id, 3, 31)).body.nextOn).toBe(parsePersianDay('1478/07/30'));
  });

  it('is not set for an order whose buyer is forgotten, or that does not exist', async () => {
    const id = await place();
    await api.database.write((tx) => tx.update(Order, { id }, { phone: '' }));
    const refused = await set(id);
    expect([refused.status, refused.body.code]).toEqual([409, 'orders.reminder_without_buyer']);
    expect((await set(999_999)).status).toBe(404);
    expect((await ask('GET /api/orders/999999/reminder')).status).toBe(404);
  });
});

describe('when it is due', () => {
  it('one mail and one text message have the link that fills the cart and one that stops the reminder', async () => {
    const id = await dueReminder();
    await remind(morning);
    const messages = await remindersOf(id);
    expect(messages.map(({ channel }) => channel).sort()).toEqual(['mail', 'sms']);
    const { token: link } = await rowOf(id);
    for (const { text } of messages) {
      expect(text).toContain(`${site}/orders/again?token=${link}`);
      expect(text).toContain(`${site}/orders/again/stop?token=${link}`);
    }
    const mail = messages.find(({ channel }) => channel === 'mail');
    expect(mail?.text).toContain('کنسانترهٔ سیب');
    expect(mail?.unsubscribeUrl).toBe(`${site}/api/order-reminders/unsubscribe?token=${link}`);
    expect(await api.database.read.countBy(Order, { phone: (await orderOf(id)).phone, source: 'phone' })).toBe(0);
  });

  it('it goes out once, from two copies at once and again on the same day, and the next one is a month later', async () => {
    const ids = [await dueReminder(), await dueReminder(), await dueReminder()];
    await remind(morning);
    await remind(inTehran(dueOn, '15:00'));
    expect(await countsOf(ids)).toEqual([2, 2, 2]);
    for (const row of await rows())
      expect([row.nextOn, row.remindedAt]).toEqual([parsePersianDay('1478/05/20'), expect.any(Date)]);
  });

  it('months that were missed while the site was down are made up for with one message', async () => {
    const id = await dueReminder({ every: 1, nextOn: '2099-02-08' });
    await remind(morning);
    await remind(inTehran(dueOn, '16:00'));
    expect(await countsOf([id])).toEqual([2]);
    expect((await rowOf(id)).nextOn > dueOn).toBe(true);
  });

  it.each([
    ['before its day', inTehran('2099-07-09', '12:00')],
    ['before nine in the morning', inTehran(dueOn, '08:59')],
    ['after the call hours', inTehran(dueOn, '23:00')],
  ])('it does not go out %s', async (_when, at) => {
    const id = await dueReminder();
    await remind(at);
    expect(await countsOf([id])).toEqual([0]);
  });

  it('on a Friday or a holiday it waits for the next working day', async () => {
    const onFriday = await dueReminder({ nextOn: '2099-07-10' });
    await remind(inTehran('2099-07-10', '12:00'));
    expect(await countsOf([onFriday])).toEqual([0]);
    await remind(morning);
    expect(await countsOf([onFriday])).toEqual([2]);
    const onHoliday = await dueReminder({ nextOn: '2099-07-12' });
    await remind(inTehran('2099-07-12', '12:00'));
    expect(await countsOf([onHoliday])).toEqual([0]);
    await remind(inTehran('2099-07-13', '09:00'));
    expect(await countsOf([onHoliday])).toEqual([2]);
  });
});

const orderOf = (id: number): Promise<Order> => api.database.read.findOneByOrFail(Order, { id });
const stop = (value: string, inAddress = false): Promise<Answer> =>
  inAddress
    ? api.call(`POST /api/order-reminders/unsubscribe?token=${value}`)
    : api.call('POST /api/order-reminders/unsubscribe', { body: { token: value } });

describe('the link of a reminder', () => {
  it('shows the lines of today and nothing about the person', async () => {
    const id = await dueReminder();
    const items = [{ productId: product, quantity: 440 }];
    await ask(`PUT /api/orders/${id}/lines`, { items });
    const { token: link } = await rowOf(id);
    const { status, body } = await api.call(`GET /api/reminder-links/${link}`);
    const { trackingCode } = await orderOf(id);
    const line = { productId: product, productName: 'کنسانترهٔ سیب', quantity: 440, pack: null };
    expect([status, body]).toEqual([200, { trackingCode, every: 1, items: [line] }]);
  });

  it.each([false, true])(
    'stops it with one call (token in the address: %s), and opens nothing then',
    async (inAddress) => {
      const id = await dueReminder();
      const { token: link } = await rowOf(id);
      expect((await stop(link, inAddress)).body).toMatchObject({ success: true });
      expect((await stop(link, inAddress)).status).toBe(200);
      await remind(morning);
      expect(await countsOf([id])).toEqual([0]);
      const gone = await api.call(`GET /api/reminder-links/${link}`);
      expect([gone.status, gone.body.code]).toEqual([404, 'orders.reminder_not_found']);
    },
  );
});

describe('a buyer with an account', () => {
  const my = (cookie: string, route: string, body?: unknown): Promise<Answer> =>
    api.call(route, { headers: { Cookie: cookie }, ...(body === undefined ? {} : { body }) });

  it('sets, sees and stops reminders of own orders only', async () => {
    const [sara, other] = [await loginNewCustomer(api), await loginNewCustomer(api)];
    const id = await place({ headers: { Cookie: sara } });
    const path = `/api/account/orders/${id}/reminder`;
    expect((await my(sara, `PUT ${path}`, { every: 3, day: 1 })).body).toMatchObject({ orderId: id, every: 3, day: 1 });
    expect((await my(sara, 'GET /api/account/order-reminders')).body).toEqual([await get(id)]);
    expect((await my(other, `PUT ${path}`, { every: 1, day: 1 })).status).toBe(404);
    expect((await my(other, `DELETE ${path}`)).status).toBe(404);
    expect((await my(other, 'GET /api/account/order-reminders')).body).toEqual([]);
    expect((await api.call(`PUT ${path}`, { body: { every: 1, day: 1 } })).status).toBe(401);
    const exported = await my(sara, 'GET /api/account/export');
    expect(exported.body.reminders).toEqual([await get(id)]);
    const { customerId } = await orderOf(id);
    expect((await ask(`GET /api/customers/${customerId}/order-reminders`)).body).toEqual([await get(id)]);
    expect((await my(sara, `DELETE ${path}`)).status).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it('is reminded no more once the account is deleted', async () => {
    const sara = await loginNewCustomer(api);
    const id = await place({ headers: { Cookie: sara } });
    await my(sara, `PUT /api/account/orders/${id}/reminder`, { every: 1, day: 1 });
    await api.database.write((tx) => tx.update(OrderReminder, { orderId: id }, { nextOn: dueOn }));
    await remind(morning);
    expect(await countsOf([id])).toEqual([2]);
    await my(sara, 'DELETE /api/account', { currentPassword: 'رمز ساده ۱' });
    expect([await rows(), await countsOf([id])]).toEqual([[], [0]]);
  });

  it('keeps the reminder that staff set when the order comes into the account by the proven phone', async () => {
    const phone = aMobile();
    const id = await place({ form: aDialogOrder(product, { phone }) });
    await set(id, 2, 7);
    const reza = new PhoneBrowser(api);
    await reza.login(phone, {});
    expect((await reza.ask('GET /api/account/order-reminders')).body).toEqual([await get(id)]);
  });
});
