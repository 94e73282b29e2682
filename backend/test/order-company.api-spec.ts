import { describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { loginNewCustomer } from './support/customers.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aCheckoutOrder, aDialogOrder, addProduct, aPhoneOrder, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const apple: number = await addProduct(api, token);
const expertsAddress = 'info@afshoreh.example';

const company = {
  companyName: 'صنایع غذایی نمونه',
  nationalId: '۱۰۳۸۰۲۸۴۷۹۰',
  economicCode: '411111111111',
  deliveryDate: '2999-03-20',
  deliveryPlace: 'تبریز، شهرک سلیمی',
};
const none = { companyName: null, nationalId: null, economicCode: null, deliveryDate: null, deliveryPlace: null };
const { deliveryDate: _day, ...ofAccount } = company;

const place = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  api.call('POST /api/orders', { body, headers });
const details = async (id: number): Promise<Answer['body']> =>
  (await api.call(`GET /api/orders/${id}`, { token })).body;
const correct = (id: number, body: unknown): Promise<Answer> =>
  api.call(`PUT /api/orders/${id}/company`, { token, body });

describe('the company of an order', () => {
  it.each([
    ['the order dialog', () => place(aDialogOrder(apple, company))],
    ['the checkout', () => place(aCheckoutOrder([apple], company))],
    ['an order by telephone', () => api.call('POST /api/orders/phone', { token, body: aPhoneOrder(apple, company) })],
  ])('is stored from %s', async (_where, order) => {
    const { status, body } = await order();
    expect(status).toBe(201);
    expect(await details(body.id)).toMatchObject(company);
  });

  it('may be left out, empty or null, and a wrong check digit is no refusal', async () => {
    const empty = Object.fromEntries(Object.keys(company).map((field) => [field, '']));
    for (const changes of [{}, empty, none]) {
      const { status, body } = await place(aDialogOrder(apple, changes));
      expect([status, await details(body.id)]).toEqual([201, expect.objectContaining(none)]);
    }
    const { body } = await place(aDialogOrder(apple, { nationalId: '10380284792' }));
    expect(await details(body.id)).toMatchObject({ nationalId: '10380284792' });
  });

  it.each([
    ['a day that is over', '2020-01-01', 'تاریخ تحویل گذشته است؛ امروز یا روزی پس از آن را بنویسید'],
    ['a text that is no day', 'فردا', expect.any(String)],
  ])('is refused in words with %s as day of delivery, and nothing is stored', async (_what, deliveryDate, message) => {
    const before = (await api.call('GET /api/orders?limit=1', { token })).headers.get('x-total-count');
    const answer = await place(aDialogOrder(apple, { deliveryDate }));
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field: 'deliveryDate', message }]]);
    expect((await api.call('GET /api/orders?limit=1', { token })).headers.get('x-total-count')).toBe(before);
  });

  it('is part of the request that a key stands for', async () => {
    const headers = { 'Idempotency-Key': 'company-of-a-key' };
    const first = await place(aDialogOrder(apple, company), headers);
    const again = await place(aDialogOrder(apple, company), headers);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await place(aDialogOrder(apple, { ...company, companyName: 'دیگری' }), headers);
    expect([other.status, other.body.code]).toEqual([422, 'orders.idempotency_key_reused']);
  });

  it('is in the mail to the experts, and not in that to the buyer', async () => {
    const { body } = await place(aCheckoutOrder([apple], company));
    const mails = await api.database.read.findBy(OutboxMessage, { about: `order:${body.id}`, channel: 'mail' });
    const toExperts = mails.find(({ recipient }) => recipient === expertsAddress);
    expect(toExperts?.text).toContain('شرکت: صنایع غذایی نمونه');
    expect(toExperts?.text).toContain('تاریخ تحویل دلخواه: ۲۳۷۷');
    const toBuyer = mails.find(({ recipient }) => recipient !== expertsAddress);
    expect(toBuyer?.text).not.toContain('صنایع غذایی نمونه');
  });

  it('has columns of its own in the CSV file', async () => {
    await place(aDialogOrder(apple, { ...company, customerName: 'خریدار فایل' }));
    const response = await fetch(`${api.url}/api/orders/export?q=${encodeURIComponent('خریدار فایل')}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const [heading = '', row = ''] = (await response.text()).split('\r\n');
    expect(heading).toMatch(/,شرکت,شناسهٔ ملی شرکت,کد اقتصادی,تاریخ تحویل دلخواه,محل تحویل دلخواه,/);
    expect(row).toContain(`صنایع غذایی نمونه,۱۰۳۸۰۲۸۴۷۹۰,411111111111,2999-03-20`);
  });

  it('is not told to whoever knows code and phone, but the wanted day is', async () => {
    const { body } = await place(aDialogOrder(apple, company));
    const tracked = await api.call(`GET /api/orders/track?code=${body.trackingCode}&phone=09141234567`);
    expect(tracked.body.deliveryDate).toBe('2999-03-20');
    expect(JSON.stringify(tracked.body)).not.toMatch(/نمونه|سلیمی|411111111111/);
  });
});

describe('the correction of a company', () => {
  it('is stored, audited and in the feed, and removes what it leaves out', async () => {
    const { body } = await place(aDialogOrder(apple, company));
    const { version } = await details(body.id);
    const answer = await correct(body.id, { companyName: 'شرکت دیگر', version });
    expect([answer.status, answer.body]).toEqual([200, await details(body.id)]);
    expect(answer.body).toMatchObject({ ...none, companyName: 'شرکت دیگر', version: version + 1 });
    const [entry] = (await api.call(`GET /api/audit?subject=order&subjectId=${body.id}`, { token })).body;
    expect(entry).toMatchObject({ action: 'setOrderCompany', after: { companyName: 'شرکت دیگر', deliveryDate: null } });
  });

  it('with the same values changes nothing', async () => {
    const { body } = await place(aDialogOrder(apple, company));
    const { body: same } = await correct(body.id, company);
    expect([same.version, same.updatedAt]).toEqual([1, (await details(body.id)).updatedAt]);
  });

  it('of an older version is refused with what the other admin wrote', async () => {
    const { body } = await place(aDialogOrder(apple));
    await correct(body.id, { companyName: 'نخست', version: 1 });
    const late = await correct(body.id, { companyName: 'دوم', version: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'orders.changed_meanwhile']);
    expect(await details(body.id)).toMatchObject({ companyName: 'نخست' });
  });

  it('keeps a day that has passed since, but takes no other day that is over', async () => {
    const { body } = await place(aDialogOrder(apple, company));
    await api.database.write((tx) =>
      tx.query('UPDATE orders SET deliveryDate = ? WHERE id = ?', ['2020-01-02', body.id]),
    );
    expect((await correct(body.id, { ...company, deliveryDate: '2020-01-02' })).status).toBe(200);
    const other = await correct(body.id, { ...company, deliveryDate: '2020-01-03' });
    expect([other.status, fieldsOf(other)]).toEqual([400, ['deliveryDate']]);
  });
});

describe('the company of an account', () => {
  const asked = async (cookie: string, route = 'GET /api/account/company', body?: object): Promise<Answer> =>
    api.call(route, { headers: { Cookie: cookie }, ...(body && { body }) });

  it('is that of the last order, and an order without one leaves it', async () => {
    const cookie = await loginNewCustomer(api);
    const { deliveryDate: _none, ...nothing } = none;
    expect((await asked(cookie)).body).toEqual(nothing);
    await place(aDialogOrder(apple, company), { Cookie: cookie });
    await place(aDialogOrder(apple), { Cookie: cookie });
    expect((await asked(cookie)).body).toEqual(ofAccount);
    await place(aDialogOrder(apple, { deliveryPlace: 'تهران' }), { Cookie: cookie });
    expect((await asked(cookie)).body).toEqual({ ...ofAccount, deliveryPlace: 'تهران' });
  });

  it('can be changed and is the customer’s own', async () => {
    const [mina, sara] = [await loginNewCustomer(api), await loginNewCustomer(api)];
    const changed = await asked(mina, 'PUT /api/account/company', { companyName: 'شرکت مینا' });
    expect([changed.status, changed.body.companyName]).toEqual([200, 'شرکت مینا']);
    expect((await asked(mina)).body.companyName).toBe('شرکت مینا');
    expect((await asked(sara)).body.companyName).toBeNull();
  });

  it('and those of its orders are in the export, and go with the account', async () => {
    const cookie = await loginNewCustomer(api);
    const { body } = await place(aDialogOrder(apple, company), { Cookie: cookie });
    await correct(body.id, { ...company, companyName: 'شرکت حذف‌شدنی' });
    const exported = (await asked(cookie, 'GET /api/account/export')).body;
    expect(exported).toMatchObject({ company: ofAccount, orders: [{ companyName: 'شرکت حذف‌شدنی' }] });
    await asked(cookie, 'DELETE /api/account', { currentPassword: 'رمز ساده ۱' });
    expect(await details(body.id)).toMatchObject({ ...none, name: 'حذف شد' });
    const audit = await api.call(`GET /api/audit?subject=order&subjectId=${body.id}`, { token });
    expect(JSON.stringify(audit.body)).not.toContain('شرکت حذف‌شدنی');
  });
});
