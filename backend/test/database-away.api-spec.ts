import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Database as Connection } from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import { Env } from '../src/config/index.js';
import { DatabaseUnavailable } from '../src/database/unavailable.js';
import { lineTo, type DatabaseLine } from './support/database-line.js';
import { databaseKind, startApi, until, type Answer, type TestApi } from './support/index.js';
import { addProduct, aDialogOrder } from './support/shop.js';

/**
 * Promised are an answer within three seconds and service within one of the return, on a machine with time to spare. Tests
 * share theirs: these bounds tell that from a driver's own patience, which is 20 s, and from a process that stands still.
 */
const bounds = { answerMs: 10_000, backMs: 4_000, liveMs: 2_000 };

let api: TestApi;
let token: string;
let line: DatabaseLine;

const message = { name: 'سارا', phone: '09141234567', message: 'سلام، قیمت کنسانترهٔ سیب؟' };
const read = (): Promise<Answer> => api.call('GET /api/contacts', { token });
const write = (): Promise<Answer> => api.call('POST /api/contact', { body: message });

async function timed(request: () => Promise<Answer>): Promise<Answer & { ms: number }> {
  const began = performance.now();
  return { ...(await request()), ms: performance.now() - began };
}

/** Counts responses by kind, with one request after the other, while liveness is checked every 50 ms. */
async function during(
  ms: number,
  request: () => Promise<Answer>,
): Promise<{ answers: (Answer & { ms: number })[]; slowestLive: number }> {
  const until = performance.now() + ms;
  let slowestLive = 0;
  const live = (async () => {
    while (performance.now() < until) {
      slowestLive = Math.max(slowestLive, (await timed(() => api.call('GET /api/health/live'))).ms);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const asking: Promise<Answer & { ms: number }>[] = [];
  while (performance.now() < until) {
    asking.push(timed(request));
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const answers = await Promise.all(asking);
  await live;
  return { answers, slowestLive };
}

function expectRefused(answers: (Answer & { ms: number })[]): void {
  expect(answers.length).toBeGreaterThan(0);
  for (const { status, headers, body, ms } of answers) {
    expect([status, body.code, headers.get('content-type')]).toEqual([
      503,
      'common.unavailable',
      'application/problem+json; charset=utf-8',
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(ms).toBeLessThan(bounds.answerMs);
  }
}

/** Asks again every 20 ms until the response is no 503; returns how long that took, in milliseconds. */
async function backAfter(request: () => Promise<Answer>): Promise<number> {
  const began = performance.now();
  while ((await request()).status === 503) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.now() - began;
}

const ready = (): Promise<Answer> => api.call('GET /api/health/ready');

afterAll(async () => {
  await api.close();
  await line?.close();
});

if (databaseKind === 'mysql') {
  beforeAll(async () => {
    line = await lineTo(process.env.TEST_MYSQL_URL ?? 'mysql://root@127.0.0.1:3306/');
    api = await startApi({ variables: ({ DATABASE_URL }) => ({ DATABASE_URL: throughLine(DATABASE_URL) }) });
    token = await api.loginAdmin();
  });

  const throughLine = (target: string): string => {
    const url = new URL(target);
    ({ hostname: url.hostname, port: url.port } = new URL(line.url));
    return url.href;
  };

  describe('a MySQL that is frozen', () => {
    it('is a 503 soon for everybody, then at once, and back soon after its return', async () => {
      line.freeze();
      // More requests at once than there are connections.
      const first = await Promise.all(Array.from({ length: 30 }, (_, index) => timed(index % 2 ? read : write)));
      const later = await during(3_000, write);
      const atTheEnd = await timed(ready);
      line.thaw();
      const back = [await backAfter(ready), await backAfter(write), await backAfter(read)];
      expectRefused(first);
      expectRefused(later.answers);
      expect(later.answers.at(-1)?.ms).toBeLessThan(bounds.liveMs);
      expect(later.slowestLive).toBeLessThan(bounds.liveMs);
      expectRefused([atTheEnd]);
      expect(Math.max(...back)).toBeLessThan(bounds.backMs);
      const after = await Promise.all(Array.from({ length: 30 }, (_, index) => timed(index % 2 ? read : write)));
      expect(after.map(({ status }) => status)).toEqual(after.map((_, index) => (index % 2 ? 200 : 201)));
    }, 30_000);
  });

  describe('a MySQL that is gone', () => {
    it('is a 503, and back soon after its return', async () => {
      await line.cut();
      const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => timed(index % 2 ? read : write)));
      const later = await during(1_000, read);
      const notReady = await timed(ready);
      await line.mend();
      const back = [await backAfter(ready), await backAfter(write), await backAfter(read)];
      expectRefused([...answers, notReady, ...later.answers]);
      expect(later.slowestLive).toBeLessThan(bounds.liveMs);
      expect(Math.max(...back)).toBeLessThan(bounds.backMs);
    }, 30_000);
  });
  describe('a statement that takes longer than its caller waits', () => {
    it('is a 503 for the caller, and does not run on in the server', async () => {
      const marked = '/* a statement without an end */';
      await expect(api.database.read.query(`SELECT SLEEP(60) ${marked}`)).rejects.toBeInstanceOf(DatabaseUnavailable);
      const running = await api.database.read.query<unknown[]>(
        `SELECT id FROM information_schema.processlist WHERE id <> CONNECTION_ID() AND info LIKE '%${marked}%'`,
      );
      expect(running).toEqual([]);
    });
  });
} else {
  let holder: ChildProcess | undefined;
  let apple: number;

  beforeAll(async () => {
    api = await startApi();
    token = await api.loginAdmin();
    apple = await addProduct(api, token);
  });

  afterEach(() => {
    holder?.kill('SIGKILL');
  });

  /** Another process that locks the file until it is killed. */
  async function lockedBy(statements: string): Promise<ChildProcess> {
    const file = join(api.api.app.get(Env).dataDir, 'afshoreh.sqlite');
    const code = `const db = new (require('better-sqlite3'))(${JSON.stringify(file)});
      db.exec(${JSON.stringify(statements)}); console.log('locked'); setInterval(() => db, 1000);`;
    const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    return child;
  }

  describe('an SQLite file without room for an order', () => {
    const order = (): Promise<Answer> => api.call('POST /api/orders', { body: aDialogOrder(apple) });

    it('is not ready, though small writes are stored, and is ready again when there is room', async () => {
      const { writes } = api.database as unknown as { writes: DataSource };
      const { databaseConnection: file } = writes.driver as unknown as { databaseConnection: Connection };
      file.pragma(`max_page_count = ${Number(file.pragma('page_count', { simple: true }))}`);
      await until(async () => (await order()).status === 503);
      const small = await api.call('PUT /api/admin/profile', { token, body: { displayName: 'مدیر' } });
      expect(small.status).toBe(200);
      // An answer holds for a moment.
      await until(async () => (await ready()).status === 503);
      for (let nth = 0; nth < 3; nth += 1) {
        expect([(await order()).status, (await ready()).status]).toEqual([503, 503]);
      }
      file.pragma('max_page_count = 1000000');
      await until(async () => (await ready()).status === 200);
      expect((await order()).status).toBe(201);
    }, 30_000);
  });

  describe('an SQLite file whose write lock another process holds', () => {
    it('is a 503 for writes soon, stops nothing else, and is back soon after its end', async () => {
      holder = await lockedBy('BEGIN IMMEDIATE');
      const reading = during(2_500, read);
      const writing = await during(2_500, write);
      const notReady = await timed(ready);
      const reads = await reading;
      holder.kill('SIGKILL');
      const back = [await backAfter(write), await backAfter(ready)];
      expectRefused([...writing.answers, notReady]);
      expect(reads.answers.map(({ status }) => status)).toEqual(reads.answers.map(() => 200));
      expect(Math.max(reads.slowestLive, writing.slowestLive)).toBeLessThan(bounds.liveMs);
      expect(Math.max(...back)).toBeLessThan(bounds.backMs);
    }, 30_000);

    it('is waited for when it is held for a moment: nobody notices', async () => {
      holder = await lockedBy('BEGIN IMMEDIATE');
      const asked = Promise.all(Array.from({ length: 5 }, write));
      await new Promise((resolve) => setTimeout(resolve, 500));
      holder.kill('SIGKILL');
      expect((await asked).map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    });
  });
}
