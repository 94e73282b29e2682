import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import type { DataSource } from 'typeorm';
import { Env } from '../src/config/index.js';
import { dataSourceFor } from '../src/database/data-source.js';
import { databaseKind, freshDatabase, until, type FreshDatabase } from './support/index.js';
import { addressOf, buildApi, startProcess, type ApiProcess } from './support/processes.js';
import { aProduct } from './support/shop.js';

const admin = { username: 'tester', password: 'a password of tests' };

/** What people type in this file, and what the API makes of it. None of it belongs into a log. */
const typed = {
  name: 'سارا ناشناس',
  mail: 'sara.unknown@example.com',
  phone: '09145551234',
  address: 'ارومیه، کوچهٔ بی‌نام، پلاک ۹۷',
  notes: 'زنگ در خراب است',
  password: 'opensesame of sara',
  nationalId: '10108765432',
  company: 'باغ ناشناس',
};

let fresh: FreshDatabase;
let server: SMTPServer;
let api: ApiProcess;
let url: string;
let database: DataSource;

beforeAll(async () => {
  [fresh] = await Promise.all([freshDatabase(), buildApi()]);
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // As mail servers do, it repeats whom it refuses.
    onRcptTo: ({ address }, _session, done) => done(new Error(`<${address}>: no mailbox of ${typed.name} here`)),
    onData: (stream, _session, done) => void text(stream).then(() => done(), done),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  api = startProcess({
    ...fresh.variables,
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    RATE_LIMITS: 'off',
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  url = await addressOf(api);
  database = await dataSourceFor(new Env(fresh.variables).database, [], 'write').initialize();
}, 60_000);
afterAll(async () => {
  api.process.kill('SIGKILL');
  await api.ended;
  await database.destroy();
  await new Promise<void>((resolve) => server.close(resolve));
  await fresh.drop();
});

async function post(path: string, body: unknown, token?: string): Promise<{ status: number; body: { id: number } }> {
  const headers = { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) };
  const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as { id: number } };
}

/** Makes every insert into `table` fail, with an error that repeats what was to be stored where the database can. */
async function refuseInsertsInto(table: string, column: string): Promise<() => Promise<unknown>> {
  const refusal =
    databaseKind === 'mysql'
      ? `BEGIN DECLARE said VARCHAR(128); SET said = LEFT(CONCAT('no: ', NEW.${column}), 128);
         SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = said; END`
      : `BEGIN SELECT RAISE(ABORT, 'no: ${typed.name}'); END`;
  await database.query(`CREATE TRIGGER refuse BEFORE INSERT ON ${table} FOR EACH ROW ${refusal}`);
  return () => database.query('DROP TRIGGER refuse');
}

const logged = (): Record<string, unknown>[] =>
  api
    .output()
    .out.split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Every form in which a value could show up, and what stands for it in the database. */
function expectNothingPersonal(): void {
  const { out, err } = api.output();
  for (const value of [...Object.values(typed), '9145551234', '$argon2', 'reset-password?token', 'unsubscribe?token']) {
    expect([value, out.includes(value), err.includes(value)]).toEqual([value, false, false]);
  }
}

describe('the output of the process has nothing that was typed, when the database refuses', () => {
  let productId: number;
  beforeAll(async () => {
    const { body } = await post('admin/login', admin);
    productId = (await post('products', aProduct(), (body as unknown as { token: string }).token)).body.id;
    await post('auth/register', customer('known@example.com'));
  });

  const customer = (email: string) => ({
    fullName: typed.name,
    email,
    phoneNumber: typed.phone,
    password: typed.password,
  });
  const { name, mail: email, phone, address, notes } = typed;
  it.each([
    [
      'an order',
      'orders',
      'name',
      'orders',
      () => ({ customerName: name, email, phone, address, notes, items: [{ productId, quantity: 5 }] }),
    ],
    ['a registration', 'customer', 'fullName', 'auth/register', () => customer(email)],
    [
      'the mail with a new password',
      'outbox_message',
      'text',
      'auth/forgot-password',
      () => ({ email: 'known@example.com' }),
    ],
    ['a message', 'contact', 'message', 'contact', () => ({ name, email, phone, message: notes })],
    ['a newsletter address', 'newsletter_subscriber', 'email', 'newsletter', () => ({ email })],
    [
      'an application',
      'seller',
      'nationalId',
      'sellers/applications',
      () => ({
        companyName: typed.company,
        ownerFullName: name,
        nationalId: typed.nationalId,
        phoneNumber: phone,
        email,
        address,
        productCategories: 'کنسانترهٔ سیب',
      }),
    ],
  ] as [string, string, string, string, () => unknown][])('%s', async (_what, table, column, path, body) => {
    const accept = await refuseInsertsInto(table, column);
    const before = logged().filter(({ msg }) => msg === 'request failed').length;
    try {
      expect((await post(path, body())).status).toBe(500);
    } finally {
      await accept();
    }
    await until(() => logged().filter(({ msg }) => msg === 'request failed').length > before);
    const { err: error } = logged().findLast(({ msg }) => msg === 'request failed') as { err: Record<string, unknown> };
    // What is needed to find the reason: whose error it is, its code, and where in our own code it was thrown.
    expect(error).toEqual({
      type: 'QueryFailedError',
      code: databaseKind === 'mysql' ? 'ER_SIGNAL_EXCEPTION' : 'SQLITE_CONSTRAINT_TRIGGER',
      ...(databaseKind === 'mysql' ? { errno: 1644 } : {}),
      at: expect.arrayContaining([expect.stringMatching(/^[\w/.-]+\.js:\d+:\d+$/)]),
    });
    expectNothingPersonal();
  });

  it('also when the database stores nothing, and the driver says why by its code', async () => {
    const [refuse, accept, reason] =
      databaseKind === 'mysql'
        ? [
            `CREATE TRIGGER shut BEFORE INSERT ON contact FOR EACH ROW SIGNAL SQLSTATE 'HY000' SET MYSQL_ERRNO = 1290`,
            'DROP TRIGGER shut',
            'ER_OPTION_PREVENTS_STATEMENT',
          ]
        : ['BEGIN IMMEDIATE', 'ROLLBACK', 'SQLITE_BUSY'];
    await database.query(refuse);
    try {
      expect((await post('contact', { name, email, phone, message: notes })).status).toBe(503);
    } finally {
      await database.query(accept);
    }
    const failed = () => logged().findLast(({ msg }) => msg === 'request failed') as { err: Record<string, unknown> };
    await until(() => failed().err.type === 'DatabaseUnavailable');
    expect(failed().err).toMatchObject({ code: 'common.unavailable', reason });
    expectNothingPersonal();
  });

  it('also when a mail server repeats the recipient that it refuses; neither does the outbox', async () => {
    await post('newsletter', { email });
    await until(() => logged().some(({ msg }) => msg === 'message not sent'));
    expect(logged().find(({ msg }) => msg === 'message not sent')).toMatchObject({
      channel: 'mail',
      attempts: 1,
      givenUp: false,
      err: { type: 'Error', code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' },
    });
    expectNothingPersonal();
    const rows = await database.query<{ lastError: string }[]>(
      'SELECT lastError FROM outbox_message WHERE lastError IS NOT NULL',
    );
    expect(rows[0]?.lastError).toBe('EENVELOPE 550 RCPT TO');
  });
});

it('the output of the process has no key of a program: of a call that fails, a key in an address, or a wrong one', async () => {
  const { token } = (await post('admin/login', admin)).body as unknown as { token: string };
  const made = await post('admin/api-keys', { name: 'انبار', scopes: ['catalogue:write', 'prices:write'] }, token);
  const { secret } = made.body as unknown as { secret: string };
  const wrong = `${secret.slice(0, -6)}000000`;
  const accept = await refuseInsertsInto('product', 'name');
  const before = logged().filter(({ msg }) => msg === 'request failed').length;
  try {
    expect((await post('products', aProduct({ name: typed.name }), secret)).status).toBe(500);
  } finally {
    await accept();
  }
  expect((await fetch(`${url}/api/orders?key=${secret}`)).status).toBe(401);
  expect((await post('products', aProduct(), wrong)).status).toBe(401);
  await until(() => logged().filter(({ msg }) => msg === 'request failed').length > before);
  const random = secret.slice('afs_live_'.length, -6);
  const { out, err } = api.output();
  expect([out.includes(random), err.includes(random)]).toEqual([false, false]);
});

it('neither when a start fails', async () => {
  await database.query('DELETE FROM admin_session');
  await database.query('DELETE FROM admin');
  const accept = await refuseInsertsInto('admin', 'username');
  const named = { ADMIN_USERNAME: typed.name, ADMIN_PASSWORD: admin.password };
  const second = startProcess({ ...fresh.variables, ...named });
  const code = await second.ended;
  await accept();
  const refusal = databaseKind === 'mysql' ? 'ER_SIGNAL_EXCEPTION' : 'SQLITE_CONSTRAINT_TRIGGER';
  expect([code, second.output().err]).toEqual([1, expect.stringContaining(`api: cannot start: ${refusal} at `)]);
  expect(second.output().out + second.output().err).not.toContain(typed.name);
});

it('the database layer prints nothing by itself, also not of a slow query', () => {
  const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => undefined),
  );
  database.logger.logQuerySlow(30_000, 'INSERT INTO orders VALUES (?)', [typed.phone]);
  database.logger.logQueryError('refused', 'INSERT INTO orders VALUES (?)', [typed.phone]);
  const calls = printed.flatMap((spy) => spy.mock.calls);
  for (const spy of printed) spy.mockRestore();
  expect(calls).toEqual([]);
});
