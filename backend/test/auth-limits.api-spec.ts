import { describe, expect, it } from '@jest/globals';
import { AdminAccount, KnownDevice } from '../src/auth/index.js';
import { Env } from '../src/config/index.js';
import { OutboxMessage } from '../src/operations/outbox/index.js';
import { CookieJar } from './support/cookie-jar.js';
import { adminPassword, adminUsername, databaseKind, startApi, startApiForSpec, type Answer } from './support/index.js';

const api = await startApiForSpec({ rateLimits: true, variables: { PUBLIC_URL: 'https://afshoreh.test' } });

const password = 'رازمن۱۲';
let made = 0;
async function aCustomer(): Promise<string> {
  made += 1;
  const email = `sara-${made}@example.com`;
  const body = { fullName: 'سارا احمدی', email, phoneNumber: '09123456789', password };
  expect((await api.call('POST /api/auth/register', { body })).status).toBe(201);
  return email;
}

/** Another admin with the password of the first. */
async function anAdmin(): Promise<string> {
  made += 1;
  const username = `admin-${made}`;
  const { passwordHash } = await api.database.read.findOneByOrFail(AdminAccount, { username: adminUsername });
  const account = { username, displayName: 'مدیر', email: null, passwordHash, createdAt: new Date() };
  await api.database.write((tx) => tx.insert(AdminAccount, account));
  return username;
}

/** An address that no test has used yet. */
let hosts = 0;
const anAddress = (): string => {
  hosts += 1;
  return `198.18.${hosts >> 8}.${hosts & 255}`;
};

interface From {
  address?: string;
  cookie?: string | undefined;
}
const headersOf = ({ address = anAddress(), cookie }: From): Record<string, string> => ({
  'X-Forwarded-For': address,
  'X-Request-Id': 'same-request',
  ...(cookie ? { cookie } : {}),
});

const customers = {
  who: 'a customer',
  path: '/api/auth/login',
  cookie: { name: 'afshoreh.device', path: '/api/auth', sameSite: 'Lax' },
  account: aCustomer,
  right: password,
};
const admins = {
  who: 'an admin',
  path: '/api/admin/login',
  cookie: { name: 'afshoreh.admin-device', path: '/api/admin', sameSite: 'Strict' },
  account: anAdmin,
  right: adminPassword,
};

const logIn = (path: string, username: string, word: string, from: From = {}): Promise<Answer> =>
  api.call(`POST ${path}`, { body: { username, password: word }, headers: headersOf(from) });
const statusesOf = (answers: Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length;
const cookieNamed = (answer: Answer, name: string): string =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
const sent = (setCookie: string): string => setCookie.split(';', 1)[0] as string;

/** Wrong passwords, ten at once from each of some addresses. */
async function guess(path: string, username: string, addresses: string[], times = 10): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const address of addresses) {
    const tries = Array.from({ length: times }, (_, index) => logIn(path, username, `not this ${index}`, { address }));
    answers.push(...(await Promise.all(tries)));
  }
  return answers;
}

describe.each([admins, customers])(
  'a stranger who guesses the password of $who',
  ({ path, cookie, account, right }) => {
    it('is stopped after a hundred from all addresses, and never keeps the owner’s own browser out', async () => {
      const username = await account();
      const own = sent(cookieNamed(await logIn(path, username, right), cookie.name));
      const answers = await guess(path, username, Array.from({ length: 11 }, anAddress));
      expect([statusesOf(answers, 401), statusesOf(answers, 429)]).toEqual([100, 10]);
      expect((await logIn(path, username, right)).body).toMatchObject({ code: 'auth.too_many_logins', success: false });
      expect((await logIn(path, username, right, { cookie: own })).status).toBe(200);
      // And again: what the owner types does not use up the owner's room.
      expect((await logIn(path, username, 'not this', { cookie: own })).status).toBe(401);
      expect((await logIn(path, username, right, { cookie: own })).status).toBe(200);
    });
  },
);

describe('strangers who use up all attempts of an account', () => {
  /** A logged-in browser, which sends each cookie where the cookie says. */
  async function browserOf(path: string, username: string, word: string) {
    const jar = new CookieJar();
    const login = await logIn(path, username, word);
    jar.keep(login);
    const token = login.body.token as string | undefined;
    const ask = async (route: string, body: object): Promise<Answer> => {
      const headers = headersOf({ cookie: jar.for(route.split(' ')[1] as string) });
      const answer = await api.call(route, { body, headers, ...(token ? { token } : {}) });
      jar.keep(answer);
      return answer;
    };
    return ask;
  }
  const useUp = (path: string, username: string): Promise<Answer[]> =>
    guess(path, username, Array.from({ length: 10 }, anAddress));

  it('do not keep its logged-in customer from changing e-mail and password, nor from deleting it', async () => {
    const email = await aCustomer();
    const moved = `moved-${made}@example.com`;
    const ask = await browserOf(customers.path, email, password);
    await useUp(customers.path, email);
    expect((await logIn(customers.path, email, password)).status).toBe(429);
    const changed = await ask('PUT /api/account/password', { currentPassword: password, newPassword: 'رازمن۱۳' });
    const profile = { fullName: 'سارا احمدی', email: moved, phoneNumber: '09123456789', currentPassword: 'رازمن۱۳' };
    const renamed = await ask('PUT /api/account/profile', profile);
    await useUp(customers.path, moved);
    const deleted = await ask('DELETE /api/account', { currentPassword: 'رازمن۱۳' });
    expect([changed.status, renamed.status, deleted.status]).toEqual([204, 200, 204]);
  });

  it('do not keep a logged-in admin from changing the password', async () => {
    const username = await anAdmin();
    const ask = await browserOf(admins.path, username, adminPassword);
    await useUp(admins.path, username);
    const form = { currentPassword: adminPassword, newPassword: 'چهار کلمهٔ بی‌ربط' };
    expect((await ask('PUT /api/admin/password', form)).status).toBe(204);
  });

  it('cannot fill a mailbox by registering its address and changing those accounts', async () => {
    const accounts = [1, 2, 3, 4, 5].map((nth) => `notice-${made}+${nth}@example.com`);
    for (const email of accounts) {
      const body = { fullName: 'سارا احمدی', email, phoneNumber: '09123456789', password };
      await api.call('POST /api/auth/register', { body, headers: headersOf({}) });
      const ask = await browserOf(customers.path, email, password);
      const form = { currentPassword: password, newPassword: password };
      for (let nth = 0; nth < 6; nth += 1) expect((await ask('PUT /api/account/password', form)).status).toBe(204);
    }
    const sentTo = (recipient: string): Promise<number> => api.database.read.countBy(OutboxMessage, { recipient });
    expect(await Promise.all(accounts.map(sentTo))).toEqual([5, 5, 5, 5, 0]);
  });

  it('leave a thief of a session ten guesses of the password', async () => {
    const email = await aCustomer();
    const ask = await browserOf(customers.path, email, password);
    const form = { currentPassword: 'not this', newPassword: 'رازمن۱۳' };
    const statuses: number[] = [];
    for (let nth = 0; nth < 12; nth += 1) statuses.push((await ask('PUT /api/account/password', form)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect((await logIn(customers.path, email, password)).status).toBe(200);
  });
});

describe('guessing from one address', () => {
  it('is stopped after ten, for a known and an unknown account alike', async () => {
    const known = await guess(customers.path, await aCustomer(), [anAddress()], 13);
    const unknown = await guess(customers.path, 'nobody@example.com', [anAddress()], 13);
    expect([statusesOf(known, 401), statusesOf(known, 429)]).toEqual([10, 3]);
    const bodies = (answers: Answer[]) => new Set(answers.map(({ body }) => JSON.stringify(body)));
    expect(bodies(unknown)).toEqual(bodies(known));
  });

  it('is the same from all addresses of one /56 of IPv6, and from an IPv4 address however it is written', async () => {
    const email = await aCustomer();
    const network = Array.from({ length: 10 }, (_, index) => `2001:db8:1:22${index}0:${index}::1`);
    expect(statusesOf(await guess(customers.path, email, network, 1), 401)).toBe(10);
    expect((await logIn(customers.path, email, password, { address: '2001:db8:1:22ff::9' })).status).toBe(429);
    expect((await logIn(customers.path, email, 'not this', { address: '2001:db8:1:2300::1' })).status).toBe(401);
    expect(statusesOf(await guess(customers.path, email, ['203.0.113.7']), 401)).toBe(10);
    expect((await logIn(customers.path, email, password, { address: '::ffff:203.0.113.7' })).status).toBe(429);
  });

  it('does not count correct passwords of other accounts from the same address', async () => {
    const email = await aCustomer();
    const other = await aCustomer();
    const address = anAddress();
    await guess(customers.path, email, [address]);
    expect((await logIn(customers.path, other, password, { address })).status).toBe(200);
  });
});

describe.each([admins, customers])('a browser that $who has logged in with', ({ path, cookie, account, right }) => {
  it('has a cookie of its own that no script reads, and of which the database holds the hash', async () => {
    const username = await account();
    const own = sent(cookieNamed(await logIn(path, username, right), cookie.name));
    const again = cookieNamed(await logIn(path, username, right, { cookie: own }), cookie.name);
    expect(sent(again)).toBe(own);
    for (const part of ['HttpOnly', `SameSite=${cookie.sameSite}`, `Path=${cookie.path};`, 'Max-Age=15552000']) {
      expect(again).toContain(part);
    }
    const [name, value] = own.split('=') as [string, string];
    const stored = await api.database.read.find(KnownDevice);
    expect(stored.map(({ id }) => id)).not.toContain(value);
    expect(value).toMatch(/^[\w-]{43}$/);
    for (const { id } of stored) {
      const forged = await logIn(path, username, right, { cookie: `${name}=${id}` });
      expect(sent(cookieNamed(forged, name))).not.toBe(`${name}=${id}`);
    }
  });
});

describe('a device cookie', () => {
  const deviceOf = async (email: string): Promise<string> =>
    sent(cookieNamed(await logIn(customers.path, email, password), customers.cookie.name));

  it('is worth ten guesses, from wherever, and then nothing', async () => {
    const email = await aCustomer();
    const cookie = await deviceOf(email);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => logIn(customers.path, email, `not this ${index}`, { cookie })),
    );
    expect([statusesOf(answers, 401), statusesOf(answers, 429)]).toEqual([10, 2]);
    expect((await logIn(customers.path, email, password, { cookie })).status).toBe(429);
    expect((await logIn(customers.path, email, password)).status).toBe(200);
  });

  it('is worth nothing for another account, nor after 180 days', async () => {
    const email = await aCustomer();
    const stranger = await aCustomer();
    const address = anAddress();
    const own = await deviceOf(email);
    const strangers = await deviceOf(stranger);
    await guess(customers.path, email, [address]);
    const status = async (cookie: string) => (await logIn(customers.path, email, password, { address, cookie })).status;
    expect([await status(strangers), await status(own)]).toEqual([429, 200]);
    await api.database.write((tx) => tx.updateAll(KnownDevice, { expiresAt: new Date(Date.now() - 1000) }));
    await guess(customers.path, email, [address]);
    expect(await status(own)).toBe(429);
  });

  it('of whoever knew the old password is worth nothing after a reset, which makes the browser known that did it', async () => {
    const email = await aCustomer();
    const thief = await deviceOf(email);
    const address = anAddress();
    await guess(customers.path, email, [address]);
    await api.call('POST /api/auth/forgot-password', { body: { email }, headers: headersOf({}) });
    const mail = await api.database.read.findOneByOrFail(OutboxMessage, { recipient: email });
    const token = /token=([\w-]+)/.exec(mail.text)?.[1];
    const body = { token, password: 'رمز جدید من' };
    const reset = await api.call('POST /api/auth/reset-password', { body, headers: headersOf({ cookie: thief }) });
    const own = sent(cookieNamed(reset, customers.cookie.name));
    expect([reset.status, own === thief]).toEqual([200, false]);
    expect((await logIn(customers.path, email, body.password, { address, cookie: thief })).status).toBe(429);
    expect((await logIn(customers.path, email, body.password, { address, cookie: own })).status).toBe(200);
  });

  it('of an admin who changes the password is renewed, and no other one of the account', async () => {
    const username = await anAdmin();
    const [here, elsewhere] = await Promise.all([1, 2].map(() => logIn(admins.path, username, adminPassword)));
    const device = (answer: Answer | undefined) => sent(cookieNamed(answer as Answer, admins.cookie.name));
    const changed = await api.call('PUT /api/admin/password', {
      body: { currentPassword: adminPassword, newPassword: 'چهار کلمهٔ بی‌ربط' },
      token: here?.body.token,
      headers: headersOf({ cookie: device(here) }),
    });
    expect(changed.status).toBe(204);
    const address = anAddress();
    await guess(admins.path, username, [address]);
    const status = async (cookie: string) =>
      (await logIn(admins.path, username, 'چهار کلمهٔ بی‌ربط', { address, cookie })).status;
    expect([await status(device(elsewhere)), await status(device(changed))]).toEqual([429, 200]);
  });

  it('gets its owner a reset link even when strangers have used up the limit', async () => {
    const email = await aCustomer();
    const cookie = await deviceOf(email);
    const ask = (from: From = {}): Promise<Answer> =>
      api.call('POST /api/auth/forgot-password', { body: { email }, headers: headersOf(from) });
    for (let stranger = 0; stranger < 20; stranger += 1) await ask();
    expect((await ask()).status).toBe(429);
    expect((await ask({ cookie })).status).toBe(200);
  });
});

if (databaseKind === 'mysql') {
  describe('copies of the service on one database', () => {
    const limits = (sql: string): Promise<unknown> => api.database.write((tx) => tx.query(sql));

    it('count together, and keep no address or e-mail', async () => {
      const { database } = api.api.app.get(Env);
      const other = await startApi({
        rateLimits: true,
        variables: { DATABASE_URL: database.type === 'mysql' ? database.url : '' },
      });
      try {
        const email = await aCustomer();
        const address = anAddress();
        await guess(customers.path, email, [address], 5);
        const there = await Promise.all(
          Array.from({ length: 6 }, () =>
            other.call(`POST ${customers.path}`, {
              body: { username: email, password: 'not this' },
              headers: headersOf({ address }),
            }),
          ),
        );
        expect([statusesOf(there, 401), statusesOf(there, 429)]).toEqual([5, 1]);
        const rows: unknown[] = await api.database.read.query('SELECT * FROM rate_limit');
        expect(rows.length).toBeGreaterThan(0);
        expect(JSON.stringify(rows)).not.toMatch(/@|sara|198\.18/);
      } finally {
        await other.close();
      }
    });

    it('do not shut anybody out for days when the clock is set back', async () => {
      const email = await aCustomer();
      const address = anAddress();
      await guess(customers.path, email, [address]);
      expect((await logIn(customers.path, email, password, { address })).status).toBe(429);
      await limits(`UPDATE rate_limit SET expire = expire + ${4 * 24 * 60 * 60 * 1000}`);
      expect((await logIn(customers.path, email, password, { address })).status).toBe(200);
    });

    it('each count for themselves while the table cannot be reached, and answer no 500', async () => {
      const email = await aCustomer();
      await limits('RENAME TABLE rate_limit TO rate_limit_away');
      try {
        const answers = await guess(customers.path, email, [anAddress()], 12);
        expect([statusesOf(answers, 401), statusesOf(answers, 429)]).toEqual([10, 2]);
        expect((await logIn(customers.path, email, password)).status).toBe(200);
      } finally {
        await limits('RENAME TABLE rate_limit_away TO rate_limit');
      }
    });

    it('go on when the connections that count are cut', async () => {
      const email = await aCustomer();
      await guess(customers.path, email, [anAddress()], 3);
      const own = `SELECT id FROM information_schema.processlist WHERE db = DATABASE() AND id <> CONNECTION_ID() AND command = 'Sleep'`;
      const connections: { id: number }[] = await api.database.read.query(own);
      for (const { id } of connections) await limits(`KILL ${id}`).catch(() => undefined);
      const statuses = (await guess(customers.path, email, [anAddress()], 3)).map(({ status }) => status);
      expect(statuses).toEqual([401, 401, 401]);
    });
  });
}
