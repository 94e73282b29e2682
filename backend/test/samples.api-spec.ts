import { describe, expect, it } from '@jest/globals';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { loginNewAdmin } from './support/admins.js';
import { loginNewCustomer } from './support/customers.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { addProduct, aPhoneOrder, aSampleRequest, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const { token: leila } = await loginNewAdmin(api, { username: 'leila', displayName: 'لیلا رستمی' });
const apple: number = await addProduct(api, token, { name: 'کنسانترهٔ سیب' });
let phones = 0;
/** A phone that nothing was asked for with. */
const aPhone = (): string => `0914${2_000_000 + (phones += 1)}`;

const ask = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<Answer> =>
  api.call('POST /api/samples', { body: aSampleRequest(apple, { phone: aPhone(), ...changes }), headers });
const staff = async (): Promise<{ id: number; trackingCode: string; phone: string }> =>
  (await api.call('GET /api/admin/samples?limit=1', { token })).body[0];
/** A sample as staff see it, in a status. */
async function aSample(...steps: object[]): Promise<Answer['body']> {
  await ask();
  let sample = (await api.call(`GET /api/admin/samples/${(await staff()).id}`, { token })).body;
  for (const body of steps) {
    const answer = await step(sample.id, body);
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    sample = answer.body;
  }
  return sample;
}
const step = (id: number, body: object, as = leila): Promise<Answer> =>
  api.call(`PUT /api/admin/samples/${id}/status`, { token: as, body });
const pairOf = ({ trackingCode: code, phone }: { trackingCode: string; phone: string }) => ({ code, phone });
const track = (pair: { code: string; phone: string }): Promise<Answer> =>
  api.call(`GET /api/samples/track?${new URLSearchParams(pair).toString()}`);
const messagesOf = (id: number): Promise<OutboxMessage[]> =>
  api.database.read.find(OutboxMessage, { where: { about: `sample:${id}` }, order: { id: 'ASC' } });

const approved = { status: 'approved' };
const sent = { status: 'sent', courier: 'پست پیشتاز', parcelNumber: '2180000123' };

describe('a request for a sample', () => {
  it('gets a code that opens it with the phone, however both are typed, and tells nothing of the person', async () => {
    const phone = aPhone();
    const { status, body } = await ask({ phone });
    expect([status, body.status, body.trackingCode]).toEqual([
      201,
      'requested',
      expect.stringMatching(/^NM-[2-9A-Z]{5}-[2-9A-Z]{5}$/),
    ]);
    const typed = body.trackingCode.toLowerCase().replaceAll('-', ' ') as string;
    expect((await track({ code: typed, phone: `+98${phone.slice(1)}` })).body).toEqual(body);
    expect(JSON.stringify(body)).not.toMatch(/سارا|آزادی|نوشیدنی/);
    const wrong = await track({ code: typed, phone: aPhone() });
    const missing = await track({ code: 'NM-22222-22222', phone });
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
      404,
      'samples.not_found',
      missing.body.message,
    ]);
  });

  it('tells the recipient and the experts, and the recipient’s messages hold nothing that was typed', async () => {
    await ask({ email: 'sara@example.com' });
    const messages = await messagesOf((await staff()).id);
    expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['mail', 'sara@example.com'],
      ['sms', expect.stringMatching(/^\+98914/)],
      ['mail', 'info@afshoreh.example'],
    ]);
    expect(messages[0]?.text).not.toMatch(/سارا|آزادی|در نوشیدنی/);
    expect(messages[2]?.text).toMatch(/مقدار: ۵۰۰ گرم[^]*در نوشیدنی[^]*سارا احمدی/);
  });

  it('is one sample for five requests with one key', async () => {
    const phone = aPhone();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => ask({ phone }, { 'Idempotency-Key': 'sample-1' })),
    );
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.trackingCode}`)).size).toBe(1);
    const other = await ask({ phone, grams: 100 }, { 'Idempotency-Key': 'sample-1' });
    expect(other.status).toBe(422);
  });

  it.each([
    ['a product', { productId: 999_999 }, ['productId']],
    ['a lot of another product', { lotNumber: 'NO-SUCH-LOT' }, ['lotNumber']],
    ['less than 50 grams', { grams: 49 }, ['grams']],
    ['more than five kilograms', { grams: 5001 }, ['grams']],
    ['a purpose', { purpose: ' ' }, ['purpose']],
    ['a recipient', { customerName: '' }, ['customerName']],
    ['a phone', { phone: '123' }, ['phone']],
    ['a full address', { address: 'تهران' }, ['address']],
  ])('is refused in Persian words that name %s', async (_what, changes, fields) => {
    const answer = await ask(changes);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, fields]);
    expect(answer.body.errors[0].message).toMatch(/[آ-ی]/);
  });

  it('is taken three times from one phone while they are under way, and again after an answer', async () => {
    const phone = aPhone();
    for (let count = 0; count < 3; count += 1)
      expect((await ask({ phone, productId: await addProduct(api, token) })).status).toBe(201);
    const fourth = await ask({ phone, productId: await addProduct(api, token) });
    expect([fourth.status, fourth.body.code]).toEqual([409, 'samples.too_many_open']);
    await step((await staff()).id, { status: 'declined', declineReason: 'تمام شده است' });
    expect((await ask({ phone, productId: await addProduct(api, token) })).status).toBe(201);
  });

  it('is taken once in 30 days for a product and a phone, also of two at once; a declined one does not count', async () => {
    const phone = aPhone();
    const both = await Promise.all([ask({ phone }), ask({ phone })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await ask({ phone })).body.code).toBe('samples.asked_already');
    const { id } = await staff();
    await api.database.write((tx) =>
      tx.query('UPDATE sample SET createdAt = ? WHERE id = ?', [
        new Date(Date.now() - 31 * 24 * 3600 * 1000).toISOString().slice(0, 19).replace('T', ' '),
        id,
      ]),
    );
    expect((await ask({ phone })).status).toBe(201);
    await step((await staff()).id, { status: 'declined', declineReason: 'تمام شده است' });
    expect((await ask({ phone })).status).toBe(201);
  });
});

describe('the steps of a sample', () => {
  it('are recorded with admin and time, told to the recipient, audited and in the feed', async () => {
    const sample = await aSample(approved, sent);
    expect(sample).toMatchObject({ status: 'sent', courier: 'پست پیشتاز', parcelNumber: '2180000123', version: 3 });
    expect(sample.history.map(({ to, by }: { to: string; by: string | null }) => [to, by])).toEqual([
      ['requested', null],
      ['approved', 'لیلا رستمی'],
      ['sent', 'لیلا رستمی'],
    ]);
    const texts = (await messagesOf(sample.id)).filter(({ channel }) => channel === 'sms').map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringContaining('به دست ما رسید'),
      expect.stringContaining('تأیید شد'),
      expect.stringContaining('ارسال شد'),
    ]);
    const entries = (await api.call(`GET /api/audit?subject=sample&subjectId=${sample.id}`, { token })).body;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(['setSampleStatus', 'setSampleStatus']);
    const events = await api.database.read.query(
      'SELECT event FROM change_event WHERE subject = ? AND subjectId = ? ORDER BY id',
      ['sample', sample.id],
    );
    expect(events).toEqual([
      { event: 'sample.requested' },
      { event: 'sample.status_changed' },
      { event: 'sample.status_changed' },
    ]);
  });

  it.each([
    ['requested', [], ['answered', 'ordered', 'requested']],
    ['approved', [approved], ['requested', 'answered']],
    ['sent', [approved, sent], ['requested', 'approved', 'declined']],
    [
      'answered',
      [approved, sent, { status: 'answered', verdict: 'partly' }],
      ['requested', 'approved', 'sent', 'declined'],
    ],
    ['declined', [{ status: 'declined', declineReason: 'نداریم' }], ['requested', 'sent', 'answered', 'ordered']],
  ])('from %s lead nowhere else', async (status, steps, refused) => {
    const sample = await aSample(...steps);
    expect(sample.status).toBe(status);
    for (const to of refused.filter((each) => each !== status)) {
      const body = { ...sent, declineReason: 'نداریم', verdict: 'suitable', status: to };
      const answer = await step(sample.id, body);
      expect([to, answer.status, answer.body.code]).toEqual([to, 409, 'samples.step_refused']);
    }
    expect((await api.call(`GET /api/admin/samples/${sample.id}`, { token })).body).toEqual(sample);
  });

  it.each([
    ['the courier', { status: 'sent' }, 'courier'],
    ['a lot of the product', { ...sent, sentLot: 'NO-SUCH-LOT' }, 'sentLot'],
    ['the reason', { status: 'declined' }, 'declineReason'],
  ])('need %s', async (_what, body, field) => {
    const { id } = await aSample(approved);
    const answer = await step(id, body);
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
  });

  it('send a released lot, and never a blocked one', async () => {
    const number = `AP-${Date.now()}`;
    const form = { number, productId: apple, producedOn: '2026-10-01', bestBefore: '2999-01-01', kilograms: 1000 };
    const { body: lot } = await api.call('POST /api/admin/lots', { token, body: form });
    const sample = await aSample(approved, { ...sent, sentLot: number });
    expect(sample.sentLot).toBe(number);
    await api.call(`PUT /api/admin/lots/${lot.id}/status`, { token, body: { status: 'blocked' } });
    const refused = await step((await aSample(approved)).id, { ...sent, sentLot: number });
    expect([refused.status, fieldsOf(refused)]).toEqual([400, ['sentLot']]);
  });

  it('may be corrected without another message, and keep two colleagues apart', async () => {
    const sample = await aSample(approved, sent);
    const told = (await messagesOf(sample.id)).length;
    const corrected = await step(sample.id, { ...sent, parcelNumber: '999', version: sample.version });
    expect([corrected.body.parcelNumber, corrected.body.history]).toEqual(['999', sample.history]);
    expect((await messagesOf(sample.id)).length).toBe(told);
    const late = await step(sample.id, { ...sent, parcelNumber: '111', version: sample.version });
    expect([late.status, late.body.code]).toEqual([409, 'samples.changed_meanwhile']);
  });

  it('tell the recipient why a sample was declined, and an approval takes that back', async () => {
    const sample = await aSample({ status: 'declined', declineReason: 'این محصول تمام شده است' });
    expect((await track(pairOf(sample))).body.declineReason).toBe('این محصول تمام شده است');
    expect((await step(sample.id, approved)).body.declineReason).toBeNull();
  });
});

describe('the feedback of the recipient', () => {
  const answer = (pair: object, changes: object = {}): Promise<Answer> =>
    api.call('POST /api/samples/track/feedback', {
      body: { ...pair, verdict: 'suitable', feedback: 'رنگ خوب بود', ...changes },
    });

  it('is taken once it was sent, told to the experts, and may be corrected', async () => {
    const sample = await aSample(approved);
    const early = await answer(pairOf(sample));
    expect([early.status, early.body.code]).toEqual([409, 'samples.not_sent']);
    await step(sample.id, sent);
    const { status, body } = await answer(pairOf(sample));
    expect([status, body.status, body.verdict, body.feedback]).toEqual([200, 'answered', 'suitable', 'رنگ خوب بود']);
    const told = (await messagesOf(sample.id)).length;
    expect((await answer(pairOf(sample))).body).toEqual(body);
    expect((await messagesOf(sample.id)).length).toBe(told);
    const corrected = await answer(pairOf(sample), { verdict: 'partly' });
    expect([corrected.body.verdict, corrected.body.history]).toEqual(['partly', body.history]);
    expect((await messagesOf(sample.id)).at(-1)?.text).toContain('تا اندازه‌ای مناسب است');
  });

  it('needs code and phone', async () => {
    const sample = await aSample(approved, sent);
    expect((await answer({ code: sample.trackingCode, phone: aPhone() })).status).toBe(404);
  });
});

describe('the order that follows a sample', () => {
  it('is taken and linked in one go, once per key', async () => {
    const sample = await aSample(approved, sent);
    const take = (headers = {}): Promise<Answer> =>
      api.call(`POST /api/admin/samples/${sample.id}/order`, { token: leila, body: aPhoneOrder(apple), headers });
    const headers = { 'Idempotency-Key': 'order-of-sample' };
    const [first, again] = [await take(headers), await take(headers)];
    expect([first.status, first.body.source, again.body]).toEqual([201, 'phone', first.body]);
    const { body } = await api.call(`GET /api/admin/samples?orderId=${first.body.id}`, { token });
    expect(body).toMatchObject([{ id: sample.id, status: 'ordered', orderId: first.body.id }]);
    const second = await take();
    expect([second.status, second.body.code]).toEqual([409, 'samples.step_refused']);
    const [entry] = (await api.call(`GET /api/audit?subject=sample&subjectId=${sample.id}`, { token })).body;
    expect(entry.action).toBe('takeSampleOrder');
  });

  it('is not stored when the sample cannot become one', async () => {
    const sample = await aSample();
    const before = (await api.call('GET /api/orders?limit=1', { token })).headers.get('x-total-count');
    const answer = await api.call(`POST /api/admin/samples/${sample.id}/order`, { token, body: aPhoneOrder(apple) });
    expect(answer.status).toBe(409);
    expect((await api.call('GET /api/orders?limit=1', { token })).headers.get('x-total-count')).toBe(before);
  });
});

describe('the list of samples', () => {
  it('is found by recipient, company, phone and code, and counted by status', async () => {
    const phone = aPhone();
    await ask({ phone, customerName: 'بهاره یگانه', companyName: 'نوشاک جنوب' });
    const { id, trackingCode } = await staff();
    const found = async (query: string): Promise<number[]> =>
      (await api.call(`GET /api/admin/samples?${query}`, { token })).body.map((each: { id: number }) => each.id);
    for (const q of ['یگانه', 'نوشاک', phone, trackingCode])
      expect([q, await found(`q=${encodeURIComponent(q)}`)]).toEqual([q, [id]]);
    expect(await found('q=یگانه&status=open')).toEqual([id]);
    expect(await found('q=یگانه&status=sent')).toEqual([]);
  });

  it('is exported with Persian words', async () => {
    await ask({ customerName: 'خریدار نمونه' });
    const response = await fetch(`${api.url}/api/admin/samples/export?q=${encodeURIComponent('خریدار نمونه')}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const [heading, row] = (await response.text()).split('\r\n');
    expect(heading).toContain('شمارهٔ نمونه,کد پیگیری,تاریخ درخواست');
    expect(row).toMatch(/,درخواست‌شده,کنسانترهٔ سیب,,500,/);
  });
});

describe('the samples of an account', () => {
  it('are the customer’s own, and go with the account, out of the audit as well', async () => {
    const cookie = await loginNewCustomer(api);
    const mine = async (route = 'GET /api/account/samples'): Promise<Answer['body']> =>
      (await api.call(route, { headers: { Cookie: cookie } })).body;
    await ask({ customerName: 'نرگس فراموشی', address: 'اصفهان، خیابان چهارباغ، پلاک ۳' }, { Cookie: cookie });
    await ask();
    const [sample, ...others] = await mine();
    expect([sample.name, others]).toEqual(['نرگس فراموشی', []]);
    expect((await mine('GET /api/account/export')).samples).toEqual([sample]);
    const [{ id }] = (await api.call('GET /api/admin/samples?q=نرگس', { token })).body;
    await step(id, approved);
    await api.call('DELETE /api/account', { headers: { Cookie: cookie }, body: { currentPassword: 'رمز ساده ۱' } });
    const { body } = await api.call(`GET /api/admin/samples/${id}`, { token });
    expect(body).toMatchObject({ name: 'حذف شد', phone: '', address: '', purpose: 'حذف شد', status: 'declined' });
    const audit = await api.call(`GET /api/audit?subject=sample&subjectId=${id}`, { token });
    expect(JSON.stringify([audit.body, await messagesOf(id)])).not.toMatch(/نرگس|چهارباغ/);
    expect((await api.call('GET /api/admin/samples?q=نرگس', { token })).body).toEqual([]);
  });

  it('of somebody without an account are forgotten by staff', async () => {
    const sample = await aSample(approved);
    const removed = await api.call(`DELETE /api/admin/samples/${sample.id}`, { token: leila });
    expect(removed.status).toBe(204);
    expect((await track(pairOf(sample))).status).toBe(404);
    const audit = await api.call(`GET /api/audit?subject=sample&subjectId=${sample.id}`, { token });
    expect(JSON.stringify([audit.body, await messagesOf(sample.id)])).not.toMatch(/سارا احمدی|آزادی/);
  });
});
