import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CustomerAccount, CustomerSession, KnownDevice } from '../src/auth/index.js';
import { AuditEntry } from '../src/operations/audit/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { startApi, startApiForSpec, type Answer } from './support/index.js';
import { aCheckoutOrder, aDialogOrder, addProduct, fieldsOf } from './support/shop.js';

const api = await startApiForSpec();
const token = await api.loginAdmin();
const apple: number = await addProduct(api, token);

const password = 'رمز ساده ۱';
let made = 0;
interface Visitor {
  email: string;
  cookie: string;
}

/** A customer whom no other test knows, logged in once. */
async function aCustomer(fullName = 'مینا کریمی'): Promise<Visitor> {
  const email = `account-${(made += 1)}@example.com`;
  const body = { fullName, email, phoneNumber: '09121112233', password };
  expect((await api.call('POST /api/auth/register', { body })).status).toBe(201);
  return { email, cookie: await loggedIn(email) };
}

/** The cookie of a new session. */
async function loggedIn(username: string, secret = password): Promise<string> {
  const { status, headers } = await api.call('POST /api/auth/login', { body: { username, password: secret } });
  expect(status).toBe(200);
  return String(headers.get('set-cookie')).split(';')[0] as string;
}
const canLogIn = async (username: string, secret: string): Promise<boolean> =>
  (await api.call('POST /api/auth/login', { body: { username, password: secret } })).status === 200;
const ask = (route: string, cookie: string, body?: unknown): Promise<Answer> =>
  api.call(route, { headers: { Cookie: cookie }, ...(body === undefined ? {} : { body }) });
const isLoggedIn = async (cookie: string): Promise<boolean> =>
  (await ask('GET /api/auth/user', cookie)).body.success as boolean;
const mailsTo = (recipient: string): Promise<OutboxMessage[]> =>
  api.database.read.find(OutboxMessage, { where: { recipient }, order: { id: 'ASC' } });

describe('the profile', () => {
  it('is what was registered, and is found by what it was changed to', async () => {
    const { email, cookie } = await aCustomer();
    const { body: profile } = await ask('GET /api/account/profile', cookie);
    expect(profile).toEqual({
      id: expect.any(Number),
      fullName: 'مینا کریمی',
      email,
      phoneNumber: '+989121112233',
      phoneProven: false,
      hasPassword: true,
      specificationVersion: 0,
    });
    const changed = { ...profile, fullName: 'مینو یگانه', phoneNumber: '۰۹۱۴ ۵۵۵ ۶۶۷۷' };
    const answer = await ask('PUT /api/account/profile', cookie, changed);
    expect([answer.status, answer.body]).toEqual([200, { ...changed, phoneNumber: '+989145556677' }]);
    expect((await ask('GET /api/account/profile', cookie)).body).toEqual(answer.body);
    const found = await api.call(`GET /api/customers?q=${encodeURIComponent('یگانه')}`, { token });
    expect(found.body).toEqual([expect.objectContaining({ email })]);
    expect((await api.call('GET /api/customers?q=9121112233', { token })).body).not.toContainEqual(
      expect.objectContaining({ email }),
    );
  });

  it.each([
    ['fullName', { fullName: 'می' }],
    ['email', { email: 'mina' }],
    ['phoneNumber', { phoneNumber: '091211122' }],
  ])('keeps the rules of registration for %s', async (field, wrong) => {
    const { cookie } = await aCustomer();
    const { body: profile } = await ask('GET /api/account/profile', cookie);
    const answer = await ask('PUT /api/account/profile', cookie, { ...profile, ...wrong });
    expect([answer.status, fieldsOf(answer)]).toEqual([400, [field]]);
  });

  it('takes a new e-mail with the password only, and tells the old address', async () => {
    const { email, cookie } = await aCustomer();
    await api.call('POST /api/auth/forgot-password', { body: { email } });
    const [, link = ''] = /token=([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '') ?? [];
    const form = { fullName: 'مینا کریمی', phoneNumber: '09121112233', email: `New-${email}` };
    for (const currentPassword of [undefined, '', 'نادرست است']) {
      const { status, body } = await ask('PUT /api/account/profile', cookie, { ...form, currentPassword });
      expect([status, body.code]).toEqual([400, 'auth.current_password_wrong']);
    }
    const answer = await ask('PUT /api/account/profile', cookie, { ...form, currentPassword: password });
    expect([answer.status, answer.body.email]).toEqual([200, `new-${email}`]);
    expect([await canLogIn(`new-${email}`, password), await canLogIn(email, password)]).toEqual([true, false]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['ایمیل حساب شما در افشره عوض شد']);
    // The link that lies in the old mailbox opens nothing.
    const reset = await api.call('POST /api/auth/reset-password', { body: { token: link, password: '123456' } });
    expect(reset.body.code).toBe('auth.reset_token_invalid');
  });

  it('refuses an e-mail that another account has', async () => {
    const mina = await aCustomer();
    const sara = await aCustomer();
    const form = { fullName: 'مینا کریمی', phoneNumber: '09121112233', email: sara.email };
    const { status, body } = await ask('PUT /api/account/profile', mina.cookie, { ...form, currentPassword: password });
    expect([status, body.code]).toEqual([409, 'auth.email_taken']);
  });
});

describe('the password', () => {
  it('changes with the one of before, and ends the other sessions', async () => {
    const { email, cookie } = await aCustomer();
    const elsewhere = await loggedIn(email);
    const refused = await ask('PUT /api/account/password', cookie, {
      currentPassword: 'حدس',
      newPassword: 'رمز جدید ۲',
    });
    expect([refused.status, refused.body.code, fieldsOf(refused)]).toEqual([
      400,
      'auth.current_password_wrong',
      ['currentPassword'],
    ]);
    const form = { currentPassword: password, newPassword: 'رمز جدید ۲' };
    expect((await ask('PUT /api/account/password', cookie, form)).status).toBe(204);
    expect([await isLoggedIn(cookie), await isLoggedIn(elsewhere)]).toEqual([true, false]);
    expect([await canLogIn(email, form.newPassword), await canLogIn(email, password)]).toEqual([true, false]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['رمز عبور شما در افشره عوض شد']);
  });

  it('needs six characters, as at registration, and both fields', async () => {
    const { cookie } = await aCustomer();
    const short = await ask('PUT /api/account/password', cookie, { currentPassword: password, newPassword: '12345' });
    expect([short.status, fieldsOf(short)]).toEqual([400, ['newPassword']]);
    expect(fieldsOf(await ask('PUT /api/account/password', cookie, {}))).toEqual(['newPassword']);
    const form = { newPassword: 'رمز جدید ۲' };
    expect(fieldsOf(await ask('PUT /api/account/password', cookie, form))).toEqual(['currentPassword']);
  });
});

describe('the sessions', () => {
  it('are listed, the latest first, and end one by one or all but this', async () => {
    const { email, cookie } = await aCustomer();
    const second = await loggedIn(email);
    const third = await loggedIn(email);
    const { body } = await ask('GET /api/account/sessions', cookie);
    expect(body.map(({ current }: { current: boolean }) => current)).toEqual([false, false, true]);
    const [latest] = body as { id: string }[];
    expect((await ask(`DELETE /api/account/sessions/${latest?.id}`, cookie)).status).toBe(204);
    expect([await isLoggedIn(second), await isLoggedIn(third)]).toEqual([true, false]);
    expect((await ask('DELETE /api/account/sessions', cookie)).status).toBe(204);
    expect([await isLoggedIn(cookie), await isLoggedIn(second)]).toEqual([true, false]);
    expect((await ask('GET /api/account/sessions', cookie)).body).toEqual([expect.objectContaining({ current: true })]);
  });

  it('are at most fifty, and known browsers at most twenty: one more login replaces the oldest', async () => {
    const { email, cookie } = await aCustomer();
    const { id: customerId } = await api.database.read.findOneByOrFail(CustomerAccount, { email });
    const expiresAt = new Date(Date.now() + 60 * 60 * 1000);
    const moments = Array.from({ length: 60 }, (_one, at) => new Date(Date.now() + (at + 1) * 1000));
    const ids = { first: randomUUID(), last: randomUUID() };
    const idOf = (at: number): string => (at === 0 ? ids.first : at === 59 ? ids.last : randomUUID());
    await api.database.write(async (tx) => {
      await tx.insert(
        CustomerSession,
        moments.map((createdAt, at) => ({ id: idOf(at), customerId, createdAt, expiresAt })),
      );
      await tx.insert(
        KnownDevice,
        moments.map((moment) => ({ id: randomUUID(), customerId, expiresAt: new Date(moment.getTime() + 3_600_000) })),
      );
    });
    const latest = await loggedIn(email);
    const { read } = api.database;
    expect([
      await read.countBy(CustomerSession, { customerId }),
      await read.countBy(KnownDevice, { customerId }),
    ]).toEqual([50, 20]);
    expect([await isLoggedIn(cookie), await isLoggedIn(latest)]).toEqual([false, true]);
    expect(await read.existsBy(CustomerSession, { id: ids.first })).toBe(false);
    expect(await read.existsBy(CustomerSession, { id: ids.last })).toBe(true);
  });

  it('of others can be neither seen nor ended', async () => {
    const mina = await aCustomer();
    const sara = await aCustomer();
    const [{ id }] = (await ask('GET /api/account/sessions', sara.cookie)).body;
    for (const name of [id, 'a'.repeat(64), '%F0%9F%8D%8E']) {
      const { status, body } = await ask(`DELETE /api/account/sessions/${name}`, mina.cookie);
      expect([status, body.code]).toEqual([404, 'auth.session_not_found']);
    }
    await ask('DELETE /api/account/sessions', mina.cookie);
    expect(await isLoggedIn(sara.cookie)).toBe(true);
  });
});

describe('the export', () => {
  it('is a file with the profile, the sessions and every order, and nothing of others or for the staff', async () => {
    const { email, cookie } = await aCustomer();
    const order = (await ask('POST /api/orders', cookie, aCheckoutOrder([apple], { notes: 'تحویل صبح' }))).body;
    await ask('POST /api/orders', (await aCustomer()).cookie, aDialogOrder(apple));
    const call = { outcome: 'no_answer', note: 'برای کارشناس' };
    expect((await api.call(`POST /api/orders/${order.id}/calls`, { token, body: call })).status).toBe(201);
    const { status, headers, body } = await ask('GET /api/account/export', cookie);
    expect([status, headers.get('content-disposition')]).toEqual([200, 'attachment; filename="afshoreh-account.json"']);
    expect([headers.get('cache-control'), JSON.stringify(body)]).toEqual([
      expect.stringMatching(/no-store/),
      expect.not.stringContaining('برای کارشناس'),
    ]);
    expect(body).toMatchObject({ profile: { email }, sessions: [{ current: true }] });
    expect(body.orders).toEqual([
      expect.objectContaining({
        trackingCode: order.trackingCode,
        items: order.items,
        notes: 'تحویل صبح',
        history: [{ to: 'new', at: expect.any(String) }],
      }),
    ]);
  });
});

describe('deleting the account', () => {
  const leave = (cookie: string, currentPassword?: string): Promise<Answer> =>
    ask('DELETE /api/account', cookie, { currentPassword });

  it('needs the password', async () => {
    const { cookie } = await aCustomer();
    expect(fieldsOf(await leave(cookie))).toEqual(['currentPassword']);
    expect((await leave(cookie, 'نادرست است')).body.code).toBe('auth.current_password_wrong');
    expect(await isLoggedIn(cookie)).toBe(true);
  });

  it('ends every session, and frees the e-mail', async () => {
    const { email, cookie } = await aCustomer();
    const elsewhere = await loggedIn(email);
    const { status, headers } = await leave(cookie, password);
    expect([status, headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/^afshoreh\.session=;/)]);
    expect([await isLoggedIn(cookie), await isLoggedIn(elsewhere)]).toEqual([false, false]);
    expect(await canLogIn(email, password)).toBe(false);
    const again = { fullName: 'مینا کریمی', email, phoneNumber: '09121112233', password };
    expect((await api.call('POST /api/auth/register', { body: again })).status).toBe(201);
  });

  it('keeps its orders without the person: open ones are cancelled, finished ones stay finished', async () => {
    const { cookie } = await aCustomer();
    const person = { phone: '0914 700 80 90', customerName: 'مینای ازیادرفته' };
    const open = (await ask('POST /api/orders', cookie, aDialogOrder(apple, person))).body;
    const done = (await ask('POST /api/orders', cookie, aDialogOrder(apple, person))).body;
    await api.call(`PUT /api/orders/${done.id}/status`, { token, body: { status: 'completed' } });
    await api.call(`POST /api/orders/${open.id}/calls`, {
      token,
      body: { outcome: 'reached', note: 'مینای ازیادرفته' },
    });
    expect((await leave(cookie, password)).status).toBe(204);

    const seen = await Promise.all([open, done].map(({ id }) => api.call(`GET /api/orders/${id}`, { token })));
    const nobody = { name: 'حذف شد', phone: '', email: null, address: null, notes: null };
    expect(seen.map(({ body }) => body)).toEqual([
      expect.objectContaining({
        ...nobody,
        status: 'cancelled',
        items: [expect.objectContaining({ productId: apple })],
      }),
      expect.objectContaining({ ...nobody, status: 'completed' }),
    ]);
    expect(seen[0]?.body).toMatchObject({
      history: [{ to: 'new' }, { from: 'new', to: 'cancelled', by: null }],
      calls: [{ outcome: 'reached', note: null }],
    });
    const found = await api.call(`GET /api/orders?q=${encodeURIComponent('ازیادرفته')}`, { token });
    const byPhone = await api.call('GET /api/orders?q=09147008090', { token });
    expect([found.body, byPhone.body]).toEqual([[], []]);
    const track = await api.call(`GET /api/orders/track?code=${open.trackingCode}&phone=09147008090`);
    expect(track.status).toBe(404);
    expect(await mailsTo('+989147008090')).toEqual([]);
    const entries = await api.database.read.findBy(AuditEntry, { subject: 'order', subjectId: String(open.id) });
    expect(entries.map(({ action, after }) => [action, after?.calls])).toEqual([['recordOrderCall', 'حذف شد']]);
  });

  it('leaves the orders of everybody else alone', async () => {
    const mina = await aCustomer();
    const sara = await aCustomer();
    const order = (await ask('POST /api/orders', sara.cookie, aDialogOrder(apple))).body;
    await leave(mina.cookie, password);
    expect((await ask('GET /api/account/orders', sara.cookie)).body).toEqual([order]);
  });
});

it('passwords cannot be guessed through a stolen session: tries are counted as at login', async () => {
  const limited = await startApi({ rateLimits: true });
  try {
    const account = { email: 'guessed@example.com', password };
    await limited.call('POST /api/auth/register', {
      body: { ...account, fullName: 'مینا کریمی', phoneNumber: '09121112233' },
    });
    const login = await limited.call('POST /api/auth/login', { body: { username: account.email, password } });
    const headers = { Cookie: String(login.headers.get('set-cookie')).split(';')[0] as string };
    const body = { currentPassword: 'حدس' };
    const tries = [];
    for (let at = 0; at < 11; at += 1) tries.push(await limited.call('DELETE /api/account', { headers, body }));
    expect(tries.map(({ status }) => status)).toEqual([...Array<number>(10).fill(400), 429]);
    const right = { currentPassword: password, newPassword: 'رمز جدید ۲' };
    const change = await limited.call('PUT /api/account/password', { headers, body: right });
    expect([change.status, change.body.code]).toEqual([429, 'auth.too_many_logins']);
  } finally {
    await limited.close();
  }
});
