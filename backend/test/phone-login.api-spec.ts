import { describe, expect, it } from '@jest/globals';
import { CustomerAccount, CustomerSession, PhoneCode } from '../src/auth/index.js';
import { OutboxDelivery } from '../src/operations/outbox/outbox-delivery.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { Order } from '../src/orders/index.js';
import { startApiForSpec, type Answer } from './support/index.js';
import { aMobile, codesTo, PhoneBrowser } from './support/phone-browser.js';
import { statementsOf } from './support/statements.js';
import { addProduct, aDialogOrder, aPhoneOrder, aSampleRequest, fieldsOf } from './support/shop.js';

const api = await startApiForSpec({ variables: { PUBLIC_URL: 'https://afshoreh.test' } });
const token = await api.loginAdmin();
const apple: number = await addProduct(api, token);

const browser = (): PhoneBrowser => new PhoneBrowser(api);
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');
const codeOf = ({ status, body }: Answer): unknown[] => [status, body.code];
const wrong = [400, 'auth.phone_code_wrong'];
const order = async (phone: string, customerName = 'رضا مهمان'): Promise<Answer['body']> =>
  (await api.call('POST /api/orders', { body: aDialogOrder(apple, { phone, customerName }) })).body;
const ordersOf = async (of: PhoneBrowser): Promise<number[]> =>
  ((await of.ask('GET /api/account/orders')).body as { id: number }[]).map(({ id }) => id);
const accountsWith = (phoneNumber: string): Promise<CustomerAccount[]> =>
  api.database.read.findBy(CustomerAccount, { phoneNumber });
const passes = (seconds: number): Promise<unknown> =>
  api.database.write(async (tx) => {
    for (const code of await tx.find(PhoneCode)) {
      const earlier = (moment: Date): Date => new Date(moment.getTime() - seconds * 1000);
      const times = { createdAt: earlier(code.createdAt), expiresAt: earlier(code.expiresAt) };
      await tx.update(PhoneCode, { id: code.id }, times);
    }
  });

const password = 'رمز ساده ۱';
let made = 0;
/** A customer who registered by e-mail and is logged in. */
async function registered(phoneNumber = aMobile()) {
  made += 1;
  const email = `by-mail-${made}@example.com`;
  await api.call('POST /api/auth/register', { body: { fullName: 'مینا کریمی', email, phoneNumber, password } });
  const mina = browser();
  await mina.ask('POST /api/auth/login', { username: email, password });
  return { mina, email, phoneNumber };
}

describe('a code', () => {
  it('comes by text message in Persian, with a last line from which phones fill it in on this site', async () => {
    const phone = aMobile();
    const answer = await browser().askForCode('۰۹۱۲ ' + phone.slice(6));
    expect([answer.status, answer.body]).toEqual([
      200,
      { success: true, message: 'کد پیامک شد', expiresIn: 120, resendIn: 60 },
    ]);
    const [message] = await api.database.read.findBy(OutboxMessage, { recipient: phone });
    expect(message?.text).toMatch(/^کد ورود افشره: [۰-۹]{6}\n.+\n\n@afshoreh\.test #\d{6}$/);
    const life = (message?.expiresAt?.getTime() ?? 0) - (message?.createdAt.getTime() ?? 0);
    expect(Math.round(life / 1000)).toBe(120);
  });

  it('is sent to mobile numbers only', async () => {
    for (const phone of ['02188776655', '۰۹۱۲', 'سارا', '', '+98912345678901', undefined, { $ne: '' }]) {
      const answer = await browser().askForCode(phone as string);
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        [{ field: 'phone', message: expect.stringContaining('شمارهٔ موبایل درست نیست') }],
      ]);
    }
    expect((await browser().askForCode('+905321234567')).status).toBe(200);
  });

  it('does not tell whether a number has an account: same bytes, and as many statements', async () => {
    const known = aMobile();
    await browser().login(known);
    const raw = async (phone: string): Promise<unknown> => {
      const headers = { 'X-Request-Id': 'same-request' };
      const answer = await api.call('POST /api/auth/phone-code', { body: { phone }, headers });
      const named = [...answer.headers].filter(([name]) => !['date', 'set-cookie'].includes(name));
      return { status: answer.status, named, body: answer.body };
    };
    expect(await raw(aMobile())).toEqual(await raw(known));
    const fewest = async (phone: string): Promise<number> => {
      const counts = [];
      for (let time = 0; time < 6; time += 1) counts.push(await statementsOf(api, () => raw(phone)));
      return Math.min(...counts);
    };
    expect(await fewest(aMobile())).toBe(await fewest(known));
  });

  it('is asked for again after a minute; a repeated request before leaves it as it is', async () => {
    const phone = aMobile();
    const sara = browser();
    const first = await sara.codeFor(phone);
    const again = await sara.askForCode(phone);
    expect(again.body.resendIn).toBeLessThanOrEqual(60);
    expect(await codesTo(api, phone)).toEqual([first]);
    await passes(61);
    const second = await sara.codeFor(phone);
    expect(codeOf(await sara.send(phone, first === second ? otherThan(second) : first))).toEqual(wrong);
    expect(await codesTo(api, phone)).toEqual([second]);
    expect((await sara.send(phone, second, { fullName: 'سارا احمدی' })).status).toBe(200);
  });

  it('works once, and its message is gone then', async () => {
    const phone = aMobile();
    const sara = browser();
    const code = await sara.codeFor(phone);
    const cookie = sara.cookies();
    expect((await sara.send(phone, code, { fullName: 'سارا احمدی' })).status).toBe(200);
    const replayed = await api.call('POST /api/auth/phone-login', { body: { phone, code }, headers: { cookie } });
    expect(codeOf(replayed)).toEqual(wrong);
    expect(await codesTo(api, phone)).toEqual([]);
  });

  it('of one browser that is sent five times at once opens one session', async () => {
    const phone = aMobile();
    const sara = browser();
    await sara.login(phone);
    const code = await sara.codeFor(phone);
    const answers = await Promise.all(Array.from({ length: 5 }, () => sara.send(phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('expires after two minutes, and its message is deleted, sent or not', async () => {
    const phone = aMobile();
    const sara = browser();
    const code = await sara.codeFor(phone);
    await passes(119);
    const mistyped = await sara.send(phone, otherThan(code));
    expect(codeOf(mistyped)).toEqual(wrong);
    await passes(2);
    expect((await sara.send(phone, code)).body).toEqual({ ...mistyped.body, requestId: expect.any(String) });
    await api.database.write((tx) => tx.updateAll(OutboxMessage, { expiresAt: new Date(Date.now() - 1000) }));
    await api.api.app.get(OutboxDelivery).removeForgotten();
    expect(await api.database.read.countBy(OutboxMessage, { recipient: phone })).toBe(0);
  });

  it('is worth five tries, also two hundred at once', async () => {
    const phone = aMobile();
    const sara = browser();
    const code = await sara.codeFor(phone);
    const guesses = await Promise.all(Array.from({ length: 200 }, (_, at) => sara.send(phone, guess(code, at))));
    expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400]));
    const [row] = await api.database.read.find(PhoneCode, { order: { id: 'DESC' }, take: 1 });
    expect(row?.tries).toBe(5);
    expect(codeOf(await sara.send(phone, code))).toEqual(wrong);
    // A new one is sent at once, because this one opens nothing any more.
    expect((await sara.send(phone, await sara.codeFor(phone), { fullName: 'سارا احمدی' })).status).toBe(200);
  });

  it('is typed in any digits, the number in any spelling', async () => {
    const phone = aMobile();
    const sara = browser();
    await sara.askForCode(`0098 ${phone.slice(3)}`);
    const [code = ''] = await codesTo(api, phone);
    const persian = code.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)));
    const typed = ` ${persian.slice(0, 3)} ${persian.slice(3)} `;
    const answer = await sara.send(phone.replace('+98', '۰'), typed, { fullName: 'سارا احمدی' });
    expect([answer.status, answer.body.user.phoneNumber]).toEqual([200, phone]);
  });

  it.each(['', '12345', '1234567', 'abcdef', undefined, 123456])('of «%s» is refused under the field', async (code) => {
    const answer = await browser().send(aMobile(), code as string);
    expect(answer.body.errors).toEqual([{ field: 'code', message: 'کد ۶ رقمی پیامک را بنویسید' }]);
  });

  it('works only in the browser that asked, for the number it was sent to', async () => {
    const phone = aMobile();
    const sara = browser();
    const code = await sara.codeFor(phone);
    expect(codeOf(await browser().send(phone, code))).toEqual(wrong);
    expect(codeOf(await sara.send(aMobile(), code))).toEqual(wrong);
    expect((await sara.send(phone, code, { fullName: 'سارا احمدی' })).status).toBe(200);
  });

  it('is neither replaced nor used up by strangers who ask for codes for the same number and guess', async () => {
    const phone = aMobile();
    const sara = browser();
    const code = await sara.codeFor(phone);
    const stranger = browser();
    const theirs = await stranger.codeFor(phone);
    for (let at = 0; at < 6; at += 1) await stranger.send(phone, guess(theirs, at));
    expect((await sara.send(phone, code, { fullName: 'سارا احمدی' })).status).toBe(200);
  });

  it('is not found in the database, nor is the number: the cookie is part of each hash', async () => {
    const phone = aMobile();
    const sara = browser();
    const code = await sara.codeFor(phone);
    const [row] = await api.database.read.find(PhoneCode, { order: { id: 'DESC' }, take: 1 });
    const stored = JSON.stringify(row);
    expect(stored).not.toContain(phone.slice(3));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(/phone-code=([^;]+)/.exec(sara.cookies())?.[1]);
    expect([row?.codeHash, row?.phoneHash, row?.tokenHash].map((hash) => hash?.length)).toEqual([64, 64, 64]);
  });
});

describe('a login by phone', () => {
  it('opens a new account with the given name, in a session like that of a password', async () => {
    const phone = aMobile();
    const sara = browser();
    const answer = await sara.login(phone, { fullName: 'سارا احمدی', rememberMe: true });
    expect(answer.body).toEqual({
      success: true,
      message: 'با موفقیت وارد شدید',
      user: {
        id: expect.any(Number),
        fullName: 'سارا احمدی',
        email: '',
        phoneNumber: phone,
        phoneProven: true,
        hasPassword: false,
        specificationVersion: 0,
      },
    });
    const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('afshoreh.session='));
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Max-Age=2592000', 'Secure']) expect(session).toContain(part);
    expect(await sara.user()).toEqual(answer.body.user);
    expect((await sara.ask('GET /api/account/profile')).body).toEqual(answer.body.user);
  });

  it('needs a name for a new account, asks for it with the same code, and waits while it is typed', async () => {
    const phone = aMobile();
    const sara = browser();
    const code = await sara.codeFor(phone);
    const asked = await sara.send(phone, code);
    expect([asked.status, asked.body.code, fieldsOf(asked)]).toEqual([422, 'auth.name_needed', ['fullName']]);
    for (let at = 0; at < 6; at += 1) await sara.send(phone, code);
    await passes(5 * 60);
    expect((await sara.send(phone, code, { fullName: 'سا' })).status).toBe(400);
    expect((await sara.send(phone, code, { fullName: 'سارا احمدی' })).status).toBe(200);
    expect(await accountsWith(phone)).toHaveLength(1);
  });

  it('keeps a right code for ten minutes at most', async () => {
    const phone = aMobile();
    const sara = browser();
    const code = await sara.codeFor(phone);
    await sara.send(phone, code);
    await passes(9 * 60);
    await sara.send(phone, code);
    await passes(61);
    expect(codeOf(await sara.send(phone, code, { fullName: 'سارا احمدی' }))).toEqual(wrong);
  });

  it('opens the same account the next time, without a name', async () => {
    const phone = aMobile();
    const first = await browser().login(phone);
    const second = await browser().login(phone, {});
    expect(second.body.user).toEqual(first.body.user);
  });

  it('takes the name and the orders of guests with this number, and those that staff took for nobody', async () => {
    const phone = aMobile();
    const first = await order(phone, 'نام پیشین');
    const second = await order(phone, 'رضا مهمان');
    const taken = await api.call('POST /api/orders/phone', { token, body: aPhoneOrder(apple, { phone }) });
    await order(aMobile());
    const reza = browser();
    const answer = await reza.login(phone, {});
    expect(answer.body.user.fullName).toBe(taken.body.name);
    expect(await ordersOf(reza)).toEqual([taken.body.id, second.id, first.id]);
    const later = await order(phone);
    await reza.login(phone, {});
    expect(await ordersOf(reza)).toEqual([later.id, taken.body.id, second.id, first.id]);
  });

  it('takes the samples that guests asked for with this number', async () => {
    const phone = aMobile();
    await api.call('POST /api/samples', { body: aSampleRequest(apple, { phone }) });
    await api.call('POST /api/samples', { body: aSampleRequest(apple, { phone: aMobile() }) });
    const reza = browser();
    await reza.login(phone);
    expect((await reza.ask('GET /api/account/samples')).body).toEqual([expect.objectContaining({ phone })]);
  });

  it('takes no order from another account', async () => {
    const phone = aMobile();
    const { mina } = await registered();
    const placed = await mina.ask('POST /api/orders', aDialogOrder(apple, { phone }));
    const reza = browser();
    await reza.login(phone);
    expect([await ordersOf(reza), await ordersOf(mina)]).toEqual([[], [placed.body.id]]);
  });

  it('opens no account where somebody only typed this number', async () => {
    const { email, phoneNumber } = await registered();
    const body = { fullName: 'با ایمیل', phoneNumber, email: `written-${made}@example.com` };
    await api.call('POST /api/customers', { token, body });
    const { body: login } = await browser().login(phoneNumber);
    expect(login.user).toMatchObject({ email: '', fullName: 'سارا احمدی' });
    expect(await api.database.read.findOneByOrFail(CustomerAccount, { email })).toMatchObject({ provenPhone: null });
  });

  it('opens the account that staff wrote down with the number, if it is the only one that nobody can open', async () => {
    const phone = aMobile();
    const { body: written } = await api.call('POST /api/customers', {
      token,
      body: { fullName: 'امید رضایی', phoneNumber: phone, externalId: `P-${phone.slice(1)}` },
    });
    expect((await browser().login(phone, {})).body.user).toMatchObject({ id: written.id, fullName: 'امید رضایی' });
    const other = aMobile();
    for (const fullName of ['امید یکم', 'امید دوم'])
      await api.call('POST /api/customers', { token, body: { fullName, phoneNumber: other } });
    expect((await browser().login(other)).body.user.fullName).toBe('سارا احمدی');
    expect(await accountsWith(other)).toHaveLength(3);
  });

  it('opens one account when a number logs in for the first time in ten browsers at once', async () => {
    const phone = aMobile();
    const browsers = Array.from({ length: 10 }, browser);
    const codes: string[] = [];
    for (const each of browsers) codes.push(await each.codeFor(phone));
    const answers = await Promise.all(
      browsers.map((each, at) => each.send(phone, codes[at] ?? '', { fullName: 'سارا احمدی' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.user.id)).size).toBe(1);
    expect(await accountsWith(phone)).toHaveLength(1);
  });

  it('gives a new session, whatever cookie the browser had, and ends the former one', async () => {
    const { mina } = await registered();
    const former = mina.cookies('/api');
    await mina.login(aMobile());
    const { body } = await api.call('GET /api/auth/user', { headers: { cookie: former } });
    expect(body.user).toBeNull();
    const planted = 'afshoreh.session=planted';
    const sara = browser();
    const phone = aMobile();
    const code = await sara.codeFor(phone);
    const answer = await api.call('POST /api/auth/phone-login', {
      body: { phone, code, fullName: 'سارا احمدی' },
      headers: { cookie: `${planted}; ${sara.cookies()}` },
    });
    expect(answer.status).toBe(200);
    expect((await api.call('GET /api/auth/user', { headers: { cookie: planted } })).body.user).toBeNull();
  });
});

describe('a customer with a password', () => {
  it('proves the phone with a code and the password; then it opens the account', async () => {
    const { mina, email } = await registered();
    const phone = aMobile();
    const earlier = await order(phone);
    const code = await mina.codeFor(phone);
    const prove = (currentPassword?: string) => mina.ask('PUT /api/account/phone', { phone, code, currentPassword });
    expect(fieldsOf(await prove())).toEqual(['currentPassword']);
    expect(codeOf(await prove('حدس'))).toEqual([400, 'auth.current_password_wrong']);
    const proven = await prove(password);
    expect([proven.status, proven.body]).toMatchObject([200, { email, phoneNumber: phone, phoneProven: true }]);
    expect((await browser().login(phone, {})).body.user).toEqual(proven.body);
    expect(await ordersOf(mina)).toEqual([earlier.id]);
    const mails = await api.database.read.findBy(OutboxMessage, { recipient: email });
    expect(mails.map(({ subject }) => subject)).toEqual(['با شمارهٔ موبایل وارد حساب افشره می‌شوید']);
  });

  it('loses the proof with another phone in the profile, and keeps it with the same', async () => {
    const { mina, email, phoneNumber: phone } = await registered();
    const proof = { phone, code: await mina.codeFor(phone), currentPassword: password };
    const { body: proven } = await mina.ask('PUT /api/account/phone', proof);
    const kept = await mina.ask('PUT /api/account/profile', { ...proven, fullName: 'مینا یگانه' });
    expect(kept.body).toMatchObject({ fullName: 'مینا یگانه', phoneProven: true });
    const changed = await mina.ask('PUT /api/account/profile', { ...proven, phoneNumber: aMobile() });
    expect([changed.status, changed.body.phoneProven]).toEqual([200, false]);
    expect((await browser().login(phone)).body.user.email).not.toBe(email);
  });

  it('takes the number from the account that had proven it, which is told', async () => {
    const phone = aMobile();
    const { mina, email } = await registered();
    await mina.ask('PUT /api/account/phone', { phone, code: await mina.codeFor(phone), currentPassword: password });
    const own = await order(phone);
    await mina.login(phone, {});
    const { mina: sara, email: to } = await registered();
    await sara.ask('PUT /api/account/phone', { phone, code: await sara.codeFor(phone), currentPassword: password });
    expect((await browser().login(phone, {})).body.user.email).toBe(to);
    expect(await mina.user()).toMatchObject({ email, phoneProven: false });
    expect(await ordersOf(mina)).toEqual([own.id]);
    const mails = await api.database.read.find(OutboxMessage, { where: { recipient: email }, order: { id: 'ASC' } });
    expect(mails.at(-1)?.subject).toBe('شمارهٔ موبایل از حساب افشرهٔ شما جدا شد');
  });

  it('takes over the orders and samples of the account that only this number opened, which is deleted', async () => {
    const phone = aMobile();
    const placed = await order(phone);
    const before = browser();
    const { body: login } = await before.login(phone, {});
    await before.ask('POST /api/samples', aSampleRequest(apple, { phone: aMobile() }));
    const { mina } = await registered();
    await mina.ask('PUT /api/account/phone', { phone, code: await mina.codeFor(phone), currentPassword: password });
    expect(await ordersOf(mina)).toEqual([placed.id]);
    expect((await mina.ask('GET /api/account/samples')).body).toHaveLength(1);
    expect(await before.user()).toBeNull();
    expect(await api.database.read.existsBy(CustomerAccount, { id: login.user.id })).toBe(false);
  });
});

describe('a customer without a password', () => {
  const openedLongAgo = (): Promise<unknown> =>
    api.database.write((tx) => tx.updateAll(CustomerSession, { provenAt: new Date(Date.now() - 11 * 60_000) }));

  it('may save the name without an e-mail, and add the first one, which then gets a password', async () => {
    const sara = browser();
    const { body: login } = await sara.login(aMobile());
    const named = await sara.ask('PUT /api/account/profile', { ...login.user, fullName: 'سارا یگانه' });
    expect([named.status, named.body.email]).toEqual([200, '']);
    expect(codeOf(await sara.ask('PUT /api/account/password', { newPassword: password }))).toEqual([
      409,
      'auth.email_needed',
    ]);
    const email = `sara-${login.user.id}@example.com`;
    expect((await sara.ask('PUT /api/account/profile', { ...named.body, email })).body.email).toBe(email);
    expect((await sara.ask('PUT /api/account/password', { newPassword: password })).status).toBe(204);
    const back = await browser().ask('POST /api/auth/login', { username: email, password });
    expect(back.body.user).toMatchObject({ id: login.user.id, hasPassword: true });
    const without = await sara.ask('PUT /api/account/profile', { ...named.body, email: '' });
    expect([without.status, fieldsOf(without)]).toEqual([400, ['email']]);
  });

  it('confirms with a code of the last ten minutes what others confirm by their password', async () => {
    const phone = aMobile();
    const sara = browser();
    const { body: login } = await sara.login(phone);
    await openedLongAgo();
    const profile = { ...login.user, email: `late-${login.user.id}@example.com` };
    const needed = [403, 'auth.phone_code_needed'];
    expect(codeOf(await sara.ask('PUT /api/account/profile', profile))).toEqual(needed);
    expect(codeOf(await sara.ask('DELETE /api/account', {}))).toEqual(needed);
    const other = aMobile();
    const proofOfOther = { phone: other, code: await sara.codeFor(other) };
    expect(codeOf(await sara.ask('PUT /api/account/phone', proofOfOther))).toEqual(needed);
    const again = await sara.ask('PUT /api/account/phone', { phone, code: await sara.codeFor(phone) });
    expect(again.status).toBe(200);
    expect((await sara.ask('PUT /api/account/profile', profile)).status).toBe(200);
    expect((await sara.ask('DELETE /api/account', {})).status).toBe(204);
    expect(await accountsWith(phone)).toEqual([]);
  });

  it('changes the phone by a code of the new one only, because nothing else opens the account', async () => {
    const sara = browser();
    const { body: login } = await sara.login(aMobile());
    const phone = aMobile();
    const refused = await sara.ask('PUT /api/account/profile', { ...login.user, phoneNumber: phone });
    expect([...codeOf(refused), fieldsOf(refused)]).toEqual([409, 'auth.phone_proof_needed', ['phoneNumber']]);
    const changed = await sara.ask('PUT /api/account/phone', { phone, code: await sara.codeFor(phone) });
    expect(changed.body).toMatchObject({ id: login.user.id, phoneNumber: phone, phoneProven: true });
    expect((await browser().login(phone, {})).body.user.id).toBe(login.user.id);
  });

  it('gets the export, and is forgotten with the orders that came by the number', async () => {
    const phone = aMobile();
    const placed = await order(phone, 'رضا ازیادرفته');
    const reza = browser();
    const { body: login } = await reza.login(phone, {});
    const exported = await reza.ask('GET /api/account/export');
    expect(exported.body).toMatchObject({ profile: login.user, orders: [{ id: placed.id }] });
    expect((await api.call(`GET /api/customers/${login.user.id}`, { token })).body).toMatchObject({
      email: '',
      phoneProven: true,
    });
    expect((await reza.ask('DELETE /api/account', {})).status).toBe(204);
    expect(await api.database.read.findOneByOrFail(Order, { id: placed.id })).toMatchObject({
      name: 'حذف شد',
      phone: '',
      customerId: null,
    });
    expect(await api.database.read.countBy(OutboxMessage, { recipient: phone })).toBe(0);
  });
});

/** A code that differs from the right one. */
function guess(code: string, at: number): string {
  return String((Number(code) + 1 + at) % 1_000_000).padStart(6, '0');
}
