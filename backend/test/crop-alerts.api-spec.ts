import { persianYear } from '@afshoreh/persian';
import { afterEach, describe, expect, it } from '@jest/globals';
import { CropAlert } from '../src/catalog/crop-alerts/crop-alert.entity.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { startApiForSpec, type Answer, type CallOptions } from './support/index.js';
import { addProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec({ variables: { PUBLIC_URL: 'https://afshoreh.test' } });
const token = await api.loginAdmin();
const product = await addProduct(api, token, { name: 'کنسانترهٔ سیب' });
afterEach(() =>
  api.database.write(async (tx) => {
    await tx.deleteAll(CropAlert);
    await tx.deleteAll(OutboxMessage);
  }),
);

const email = 'sara@example.com';
const phone = '+989141234567';
const thisYear = persianYear();
const subscribe = (body: object, options: CallOptions = {}, id = product): Promise<Answer> =>
  api.call('POST /api/crop-alerts', { body: { productId: id, ...body }, ...options });
const list = (query = ''): Promise<Answer> => api.call(`GET /api/admin/crop-alerts${query}`, { token });
const recipients = ({ body }: Answer): string[] => body.map((row: { recipient: string }) => row.recipient);
const messages = (): Promise<OutboxMessage[]> => api.database.read.find(OutboxMessage, { order: { id: 'ASC' } });
const forgetMessages = () => api.database.write((tx) => tx.deleteAll(OutboxMessage));
const tokenOf = (message?: OutboxMessage): string => /\?token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
const stop = (options: CallOptions, query = ''): Promise<Answer> =>
  api.call(`POST /api/crop-alerts/unsubscribe${query}`, options);
const publish = (year: number, id = product): Promise<Answer> =>
  api.call(`PUT /api/admin/products/${id}/new-crop`, { token, body: { year } });

describe('asking to be told of a new crop', () => {
  it('by mail or by text message is active at once, and confirmed with a way to stop it', async () => {
    expect(await subscribe({ email: ' Sara@Example.COM ' })).toMatchObject({ status: 200, body: { success: true } });
    expect((await subscribe({ phone: '۰۹۱۴ ۱۲۳ ۴۵۶۷', email: '' })).status).toBe(200);
    expect((await list()).body).toEqual([
      expect.objectContaining({ channel: 'sms', recipient: phone, product: 'کنسانترهٔ سیب', productId: product }),
      expect.objectContaining({ channel: 'mail', recipient: email }),
    ]);
    const sent = await messages();
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['mail', email],
      ['sms', phone],
    ]);
    for (const { text } of sent) expect(text).toMatch(/https:\/\/afshoreh\.test\/crop-alerts\/stop\?token=[\w-]{43}/);
    expect(sent[0]?.unsubscribeUrl).toContain('https://afshoreh.test/api/crop-alerts/unsubscribe?token=');
  });

  it('again, also many times at once, answers the same and is one alert with one confirmation a day', async () => {
    const headers = { 'X-Request-Id': 'same-request' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe({ email }, { headers })));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, answers[0]?.body]);
    expect(recipients(await list())).toEqual([email]);
    expect(await messages()).toHaveLength(1);
  });

  it.each([
    [{}, 'phone', 'ایمیل یا شمارهٔ موبایل خود را بنویسید'],
    [{ email: '', phone: ' ' }, 'phone', 'ایمیل یا شمارهٔ موبایل خود را بنویسید'],
    [{ email: 'sara@' }, 'email', 'ایمیل معتبر نیست'],
    [{ phone: '123' }, 'phone', 'شمارهٔ تماس باید ۸ تا ۱۵ رقم باشد'],
  ])('is refused for %j, and stores nothing', async (body, field, message) => {
    const answer = await subscribe(body);
    expect([answer.status, answer.body.errors]).toEqual([400, [{ field, message }]]);
    expect((await list()).body).toEqual([]);
  });

  it('is refused for a product that does not exist', async () => {
    const answer = await subscribe({ email }, {}, 999_999);
    expect([answer.status, answer.body.code]).toEqual([404, 'catalog.product_not_found']);
  });
});

describe('stopping the messages', () => {
  it.each([
    ['in the body', (value: string) => stop({ body: { token: value } })],
    ['in the address, as mail programs send it', (value: string) => stop({}, `?token=${value}`)],
  ])('takes one call with the token %s, and no value of the person stays', async (_where, call) => {
    await subscribe({ email });
    const [message] = await messages();
    expect((await call(tokenOf(message))).status).toBe(200);
    expect([(await list()).body, await messages()]).toEqual([[], []]);
  });

  it('answers an unknown or used token alike, and refuses a missing one', async () => {
    await subscribe({ email });
    const used = tokenOf((await messages())[0]);
    await stop({ body: { token: used } });
    expect((await stop({ body: { token: used } })).status).toBe(200);
    expect((await stop({ body: { token: 'unknown' } })).status).toBe(200);
    const missing = await stop({ body: {} });
    expect([missing.status, fieldsOf(missing)]).toEqual([400, ['token']]);
  });
});

describe('a new crop', () => {
  it('is told to everybody who asked for this product, once for each year, with a way to stop it', async () => {
    const id = await addProduct(api, token, { name: 'کنسانترهٔ انار' });
    await subscribe({ email }, {}, id);
    await subscribe({ phone }, {}, id);
    await subscribe({ email: 'other@example.com' });
    await forgetMessages();
    const answers = await Promise.all([publish(thisYear, id), publish(thisYear, id), publish(thisYear, id)]);
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { year: thisYear, waiting: 2 }]);
    const sent = await messages();
    expect(sent.map(({ recipient }) => recipient).sort()).toEqual([phone, email]);
    for (const { text } of sent) {
      expect(text).toContain('کنسانترهٔ انار');
      expect(text).toContain(`https://afshoreh.test/product/${id}`);
      expect(text).toMatch(/\/crop-alerts\/stop\?token=/);
    }
    expect((await api.call(`GET /api/products/${id}`)).body.newCropYear).toBe(thisYear);
  });

  it('of the year before may be told first, and the next year is told again to whoever still asks', async () => {
    const id = await addProduct(api, token);
    await subscribe({ email }, {}, id);
    await forgetMessages();
    expect((await publish(thisYear - 1, id)).body).toEqual({ year: thisYear - 1, waiting: 1 });
    await publish(thisYear, id);
    expect(await messages()).toHaveLength(2);
    const late = await publish(thisYear - 1, id);
    expect([late.status, late.body.errors]).toEqual([
      400,
      [{ field: 'year', message: 'محصول سال بعد پیش‌تر اعلام شده است' }],
    ]);
    expect(await messages()).toHaveLength(2);
  });

  it.each([thisYear + 1, thisYear - 2])('of the year %d is refused', async (year) => {
    const answer = await publish(year);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, ['year']]);
    expect(await messages()).toEqual([]);
  });

  it('is in the history of the product, with who announced it', async () => {
    const id = await addProduct(api, token, { name: 'پورهٔ هلو' });
    await publish(thisYear, id);
    const [entry] = (await api.call(`GET /api/audit?subject=product&subjectId=${id}`, { token })).body;
    expect(entry).toMatchObject({
      action: 'publishNewCrop',
      summary: 'رسیدن محصول جدید را برای محصول «پورهٔ هلو» اعلام کرد',
    });
  });

  it('says before it is told how many wait', async () => {
    await subscribe({ email });
    const { body } = await api.call(`GET /api/admin/products/${product}/new-crop`, { token });
    expect(body).toEqual({ year: null, waiting: 1 });
  });
});

describe('the list of those who wait', () => {
  it('is searched by recipient and product, and exported with the same filter', async () => {
    const grape = await addProduct(api, token, { name: 'کنسانترهٔ انگور' });
    await subscribe({ email });
    await subscribe({ phone }, {}, grape);
    expect(recipients(await list(`?q=${encodeURIComponent('انگور')}`))).toEqual([phone]);
    expect(recipients(await list('?q=09141234'))).toEqual([phone]);
    expect(recipients(await list('?q=sara'))).toEqual([email]);
    const { body } = await api.call('GET /api/admin/crop-alerts/export?q=sara', { token });
    const [headings, ...rows] = String(body).replace('\uFEFF', '').trim().split('\r\n');
    expect(headings).toBe('شناسه,محصول,راه,گیرنده,زمان ثبت,زمان ثبت (به وقت تهران)');
    expect(rows.map((row) => row.split(',').slice(1, 4))).toEqual([['کنسانترهٔ سیب', 'ایمیل', email]]);
  });

  it('forgets a recipient altogether, and the audit remembers who did it', async () => {
    await subscribe({ email });
    const [{ id }] = (await list()).body;
    expect((await api.call(`DELETE /api/admin/crop-alerts/${id}`, { token })).status).toBe(204);
    const [entry] = await api.database.read.find(AuditEntry, { order: { id: 'DESC' }, take: 1 });
    expect(entry).toMatchObject({ action: 'deleteCropAlert', before: { recipient: 'حذف شد' }, after: null });
    expect([(await list()).body, await messages()]).toEqual([[], []]);
    const again = await api.call(`DELETE /api/admin/crop-alerts/${id}`, { token });
    expect([again.status, again.body.code]).toEqual([404, 'catalog.crop_alert_not_found']);
  });

  it('ends with the product, with the messages that were stored', async () => {
    const id = await addProduct(api, token);
    await subscribe({ email }, {}, id);
    expect((await api.call(`DELETE /api/products/${id}`, { token })).status).toBe(204);
    expect([(await list()).body, await messages()]).toEqual([[], []]);
  });
});
