import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CustomerAccount, CustomerSession, PasswordReset } from '../src/auth/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { OutboxDelivery } from '../src/operations/outbox/outbox-delivery.js';
import { startApi, startApiForSpec, type Answer, type TestApi } from './support/index.js';
import { statementsOf } from './support/statements.js';

const siteUrl = 'https://afshoreh.test';
const newPassword = 'رمز جدید من';

const api = await startApiForSpec({ variables: { PUBLIC_URL: siteUrl } });

let email: string;
const password = 'رازمن۱۲';
beforeEach(async () => {
  email = `sara-${Math.random().toString(36).slice(2)}@example.com`;
  await register(email);
});

const register = (address: string, on = api): Promise<Answer> =>
  on.call('POST /api/auth/register', {
    body: { fullName: 'سارا احمدی', email: address, phoneNumber: '09123456789', password },
  });
const forgot = (address: string): Promise<Answer> =>
  api.call('POST /api/auth/forgot-password', { body: { email: address } });
const reset = (token: string, to = newPassword): Promise<Answer> =>
  api.call('POST /api/auth/reset-password', { body: { token, password: to } });
const logIn = (word: string): Promise<Answer> =>
  api.call('POST /api/auth/login', { body: { username: email, password: word } });
const user = (cookie: string): Promise<Answer> => api.call('GET /api/auth/user', { headers: { cookie } });
const cookieOf = ({ headers }: Answer): string => (headers.get('set-cookie') ?? '').split(';', 1)[0] as string;
const mailsTo = (recipient: string): Promise<OutboxMessage[]> =>
  api.database.read.find(OutboxMessage, { where: { recipient }, order: { id: 'ASC' } });

/** Asks for a link and returns the token in the mail. */
async function tokenFor(address: string): Promise<string> {
  await forgot(address);
  const mail = (await mailsTo(address)).at(-1);
  const link = mail?.text.split('\n').find((line) => line.startsWith('https://'));
  return new URL(link ?? '').searchParams.get('token') as string;
}

describe('a forgotten password', () => {
  it('brings a mail with a link to this site on a line of its own, due at once', async () => {
    await forgot(email);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(1);
    const [mail] = mails as [OutboxMessage];
    expect(mail.text.split('\n')).toContainEqual(
      expect.stringMatching(/^https:\/\/afshoreh\.test\/reset-password\?token=[\w-]{43}$/),
    );
    expect(mail.text).toContain('۳۰ دقیقه');
    expect([mail.channel, mail.sentAt, mail.attempts]).toEqual(['mail', null, 0]);
    expect(mail.dueAt).not.toBeNull();
  });

  it('is asked for with the address in any case and with spaces around', async () => {
    expect((await forgot(` ${email.toUpperCase()} `)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('answers a known and an unknown address with the same bytes, and leaves nothing for the unknown one', async () => {
    const headers = { 'X-Request-Id': 'same-request' };
    const raw = async (address: string): Promise<unknown> => {
      const answer = await fetch(`${api.url}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: address }),
      });
      const named = [...answer.headers].filter(([name]) => name !== 'date');
      return { status: answer.status, headers: named, text: await answer.text() };
    };
    const known = await raw(email);
    const unknown = await raw('nobody@example.com');
    expect(known).toMatchObject({ status: 200, text: expect.stringContaining('"success":true') });
    expect(unknown).toEqual(known);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
  });

  it('costs a known and an unknown address as many statements', async () => {
    // The worker that sends mails may run meanwhile, and adds statements of its own.
    const fewest = async (address: string): Promise<number> => {
      const counts = [];
      for (let time = 0; time < 6; time += 1) counts.push(await statementsOf(api, () => forgot(address)));
      return Math.min(...counts);
    };
    const known = await fewest(email);
    expect(known).toBeGreaterThanOrEqual(3);
    expect(await fewest('nobody@example.com')).toBe(known);
  });

  it.each([[''], ['sara@'], [undefined], [{ $ne: '' }]])('of «%s» is refused under the field', async (address) => {
    const answer = await forgot(address as string);
    expect([answer.status, answer.body.errors]).toEqual([
      400,
      [{ field: 'email', message: 'لطفاً یک ایمیل معتبر وارد کنید' }],
    ]);
  });

  it('brings a link that works for thirty minutes', async () => {
    const before = Date.now();
    await forgot(email);
    const { id } = await api.database.read.findOneByOrFail(CustomerAccount, { email });
    const { expiresAt } = await api.database.read.findOneByOrFail(PasswordReset, { customerId: id });
    const minutes = (expiresAt.getTime() - before) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(30);
    expect(minutes).toBeLessThan(30.5);
  });

  it('stores the token as a hash only', async () => {
    const token = await tokenFor(email);
    const rows = await api.database.read.find(PasswordReset);
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const { tokenHash } of rows) expect((await reset(tokenHash)).status).toBe(400);
  });
});

describe('the mail with a link is not kept', () => {
  const isKept = async (token: string): Promise<boolean> =>
    (await api.database.read.find(OutboxMessage)).some(({ text }) => text.includes(token));
  const signedIn = async (): Promise<{ cookie: string }> => ({ cookie: cookieOf(await logIn(password)) });

  it('until it is used', async () => {
    const token = await tokenFor(email);
    expect(await isKept(token)).toBe(true);
    await reset(token);
    expect(await isKept(token)).toBe(false);
    // What else was sent stays.
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['another one is asked for', () => forgot(email)],
    [
      'the password is changed',
      async () => {
        const body = { currentPassword: password, newPassword };
        return api.call('PUT /api/account/password', { body, headers: await signedIn() });
      },
    ],
    [
      'the e-mail is changed',
      async () => {
        const person = { fullName: 'سارا احمدی', email: `new-${email}`, phoneNumber: '09123456789' };
        const body = { ...person, currentPassword: password };
        return api.call('PUT /api/account/profile', { body, headers: await signedIn() });
      },
    ],
    [
      'its time is over',
      async () => {
        const over = new Date(Date.now() - 1_000);
        await api.database.write((tx) => tx.update(OutboxMessage, { recipient: email }, { expiresAt: over }));
        return api.api.app.get(OutboxDelivery).removeForgotten();
      },
    ],
  ])('when %s', async (_when, end) => {
    const token = await tokenFor(email);
    await end();
    expect(await isKept(token)).toBe(false);
  });
});

describe('a new password by the link', () => {
  it('is taken instead of the old one', async () => {
    const answer = await reset(await tokenFor(email));
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: expect.any(String) } });
    expect((await logIn(password)).status).toBe(401);
    expect((await logIn(newPassword)).status).toBe(200);
  });

  it('ends every session of this customer and of nobody else', async () => {
    const mine = [cookieOf(await logIn(password)), cookieOf(await logIn(password))];
    const other = `other-${email}`;
    await register(other);
    const others = cookieOf(await api.call('POST /api/auth/login', { body: { username: other, password } }));
    await reset(await tokenFor(email));
    for (const cookie of mine) expect((await user(cookie)).body.user).toBeNull();
    expect((await user(others)).body.success).toBe(true);
    const { id } = await api.database.read.findOneByOrFail(CustomerAccount, { email });
    expect(await api.database.read.countBy(CustomerSession, { customerId: id })).toBe(0);
  });

  it('is told to the customer by mail', async () => {
    await reset(await tokenFor(email));
    const mail = (await mailsTo(email)).at(-1);
    expect(mail?.subject).toBe('رمز عبور شما در افشره عوض شد');
    expect(mail?.text).toContain(`${siteUrl}/forgot-password`);
    expect(mail?.text).not.toContain(newPassword);
  });

  it('is set once, also when the link is used twelve times at once', async () => {
    const token = await tokenFor(email);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => reset(token, `رمز شمارهٔ ${index}`)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await logIn(`رمز شمارهٔ ${winner}`)).status).toBe(200);
  });

  const refusal = {
    status: 400,
    body: { code: 'auth.reset_token_invalid', success: false, message: expect.stringMatching(/^این لینک/) },
  };

  it('is refused alike for a link that was used, replaced, never made or older than thirty minutes', async () => {
    const used = await tokenFor(email);
    await reset(used);
    const replaced = await tokenFor(email);
    const expired = await tokenFor(email);
    const minutesAgo = (minutes: number): Promise<unknown> =>
      api.database.write((tx) =>
        tx.updateAll(PasswordReset, { expiresAt: new Date(Date.now() + (30 - minutes) * 60_000) }),
      );
    await minutesAgo(30.1);
    const answers = [];
    for (const token of [used, replaced, expired, 'x']) answers.push(await reset(token, 'هرگز نباید بشود'));
    for (const answer of answers) {
      expect(answer).toMatchObject(refusal);
      expect({ ...answer.body, requestId: '' }).toEqual({ ...answers[0]?.body, requestId: '' });
    }
    expect((await logIn(newPassword)).status).toBe(200);
    await minutesAgo(29);
    expect((await reset(expired)).status).toBe(200);
  });

  it('needs six letters, and a shorter one does not use the link up', async () => {
    const token = await tokenFor(email);
    const short = await reset(token, '۱۲۳۴۵');
    expect([short.status, short.body.errors]).toEqual([
      400,
      [{ field: 'password', message: 'رمز عبور باید حداقل ۶ کاراکتر باشد' }],
    ]);
    expect((await reset(token, '۱۲۳۴۵۶')).status).toBe(200);
  });

  it.each([[undefined], [''], [12], [['x']], ['x'.repeat(201)]])('is refused for the token %j', async (token) => {
    const answer = await reset(token as string);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toEqual([{ field: 'token', message: expect.stringMatching(/^[\u0600-\u06ff]/) }]);
  });
});

describe('reset links under rate limits', () => {
  let limited: TestApi;
  beforeAll(async () => {
    limited = await startApi({ rateLimits: true });
  });
  afterAll(() => limited.close());

  const ask = (address: string, from: string): Promise<Answer> =>
    limited.call('POST /api/auth/forgot-password', {
      body: { email: address },
      headers: { 'X-Forwarded-For': from, 'X-Request-Id': 'same-request' },
    });

  it('come five times an hour for one e-mail from one address, and an unknown e-mail is counted alike', async () => {
    await register(email, limited);
    const statusesOf = async (address: string): Promise<number[]> =>
      (await Promise.all(Array.from({ length: 7 }, () => ask(address, '203.0.113.7')))).map(({ status }) => status);
    const expected = [...Array<number>(5).fill(200), 429, 429];
    expect((await statusesOf(email)).sort()).toEqual(expected);
    expect((await statusesOf('nobody@example.com')).sort()).toEqual(expected);
    const known = await ask(email, '203.0.113.7');
    const unknown = await ask('nobody@example.com', '203.0.113.7');
    expect(known.body.code).toBe('common.too_many_requests');
    expect(unknown.body).toEqual(known.body);
    expect((await ask(email, '203.0.113.8')).status).toBe(200);
  });

  it('come twenty times an hour for one e-mail from everywhere', async () => {
    const victim = `victim-${email}`;
    const statuses = [];
    for (let number = 1; number <= 22; number += 1) statuses.push((await ask(victim, `198.51.100.${number}`)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429, 429]);
  });

  it('come as often for a customer who has many accounts in one mailbox', async () => {
    const victims = [1, 2, 3].map((nth) => `mailbox+${nth}-${email}`);
    for (const victim of victims) await register(victim, limited);
    const statuses: number[] = [];
    for (let number = 1; number <= 21; number += 1)
      statuses.push((await ask(victims[number % 3] as string, `198.51.101.${number}`)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('let a customer in who had failed too often before', async () => {
    const address = `locked-${email}`;
    await register(address, limited);
    const login = (word: string): Promise<Answer> =>
      limited.call('POST /api/auth/login', { body: { username: address, password: word } });
    for (let guess = 1; guess <= 10; guess += 1) await login(`guess ${guess}`);
    expect((await login(password)).status).toBe(429);
    await ask(address, '203.0.113.9');
    const mail = await limited.database.read.findOneByOrFail(OutboxMessage, { recipient: address });
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    await limited.call('POST /api/auth/reset-password', { body: { token, password: newPassword } });
    expect((await login(newPassword)).status).toBe(200);
  });
});
