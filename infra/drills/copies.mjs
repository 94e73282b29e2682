/**
 * Two shells, two APIs and a worker on one MariaDB, one `DATA_DIR` and one Redis, behind the repository's nginx with
 * TLS, while visitors read over HTTP/2, customers order and an admin edits: every part is restarted, upgraded (with a
 * migration) and rolled back, copies are killed and frozen, and Redis is killed. Then it checks the state that copies
 * must share. Needs MariaDB, nginx and Redis.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createConnection } from 'mysql2/promise';
import sharp from 'sharp';

import { writeManifest } from '../../frontends/libs/build/src/manifest.mjs';
import { startOwnServer } from '../scripts/lib/mariadb.mjs';
import { startNginx } from '../scripts/lib/nginx.mjs';
import { OwnRedis } from '../scripts/lib/redis.mjs';
import { Browser } from './lib/browser.mjs';
import { OrderLoad } from './lib/order-load.mjs';
import { ADMIN, Started } from './lib/started.mjs';

const root = join(import.meta.dirname, '../..');
const DATABASE = 'afshoreh_copies';
const API = 'backend/dist/main.js';
const SHELL = 'frontends/shell/dist/server/main.mjs';
const JSON_TYPE = { 'content-type': 'application/json' };
const CALM_MS = 3_000;
const VISITORS = 12;
const PAUSE_MS = 150;
/** With a busier generator, the figures would measure the generator and not the site. */
const MOST_BUSY = 0.7;
/** One address may order 120 times an hour. */
const ORDERS_PER_ADDRESS = 100;
const EDIT_MS = 500;
const LATE_MS = 2_000;
/** The time of two polls of a shell and one poll of an API. */
const SEEN_WITHIN_MS = 1_500;

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
const ms = (value) => Math.round(value).toLocaleString('en');

async function until(condition, what, longestMs = 60_000) {
  const deadline = performance.now() + longestMs;
  while (!(await condition())) {
    assert.ok(performance.now() < deadline, `${what} within ${longestMs / 1000} s`);
    await sleep(50);
  }
}

/** One request over plain HTTP to one copy, as nginx would send it for a visitor with this address. */
function ask(origin, path, { method = 'GET', headers = {}, body, from = '127.0.0.1' } = {}) {
  return new Promise((resolve, reject) => {
    const all = { 'x-forwarded-for': from, ...headers };
    const outgoing = request(`${origin}${path}`, { method, headers: all, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    outgoing.on('error', reject).end(body);
  });
}

/** A release that is newer than this checkout: it has one more migration, and another cart. */
function newerRelease(folder) {
  execFileSync('npm', ['run', '--silent', 'assemble', '--', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(
    join(folder, 'backend/dist/database/migrations/1900000000000-add-drilled.js'),
    `export class AddDrilled1900000000000 {
       name = 'AddDrilled1900000000000';
       up(runner) { return runner.query('ALTER TABLE orders ADD COLUMN drilled VARCHAR(10) NULL'); }
       down(runner) { return runner.query('ALTER TABLE orders DROP COLUMN drilled'); }
     }`,
  );
  const cart = join(folder, 'frontends/cart/dist');
  const script = readdirSync(join(cart, 'web')).find((file) => /^app\..*js$/.test(file));
  appendFileSync(join(cart, 'web', script), '\n// another version\n');
  return writeManifest(cart, JSON.parse(readFileSync(join(cart, 'release.json'), 'utf8')));
}

/** The parts, each on its own ports, and the servers that they share. */
class Copies {
  constructor(folder, { databaseUrl, redisUrl }) {
    this.shared = {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      DATA_DIR: join(folder, 'data'),
      RENDERER_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'https://afshoreh.example',
      RATE_LIMITS: 'on',
    };
  }

  async start() {
    const backend = (role) => new Started({ ...this.shared, ROLE: role });
    this.apis = [backend('api'), backend('api')];
    this.worker = backend('worker');
    for (const part of [...this.apis, this.worker]) await part.start();
    const shell = () =>
      new Started({ ...this.shared, ROLE: 'shell', TRUST_PROXY: '1', API_URL: this.apis.map(({ api }) => api).join() });
    this.shells = [shell(), shell()];
    for (const part of this.shells) await part.start();
  }

  get all() {
    return [...this.shells, ...this.apis, this.worker];
  }

  /**
   * Restarts the copies as the runbook says: stops one copy, starts it, waits until it is ready, and goes on with the next.
   */
  async rolling(parts, tree = root) {
    for (const part of parts) {
      await part.stop();
      part.tree = tree;
      await part.start();
      const path = this.shells.includes(part) ? `${part.url}/healthz` : `${part.api}/api/health/ready`;
      await until(async () => (await ask(path, '').catch(() => ({}))).status === 200, `${path} is 200`);
    }
  }

  async stop() {
    for (const part of this.all) await part.stop();
  }
}

/** Visitors who read pages, files and lists all the time. */
class Visitors {
  failed = [];
  /** The duration of each request, in milliseconds. */
  took = [];
  stopped = false;

  constructor(nginx, paths) {
    this.paths = paths;
    this.browsers = Array.from({ length: VISITORS }, (_, at) => new Browser(nginx, `127.0.1.${at + 1}`));
    this.running = Promise.all(this.browsers.map((browser, at) => this.visit(browser, at)));
  }

  async visit(browser, at) {
    for (let turn = at; !this.stopped; turn += 1) {
      const path = this.paths[turn % this.paths.length].replace('…', `${at}-${turn}`);
      const began = performance.now();
      const outcome = await browser.ask(path).then(
        ({ status }) => status,
        ({ message }) => message,
      );
      this.took.push(performance.now() - began);
      if (outcome !== 200) this.failed.push(`${path}: ${outcome}`);
      await sleep(PAUSE_MS);
    }
    browser.close();
  }

  stop() {
    this.stopped = true;
    return this.running;
  }
}

/** An admin who edits a product through nginx, and reads it from every copy right afterwards. */
class Editor {
  edits = 0;
  repeated = [];
  /** The milliseconds from the acknowledgement of an edit until visitors read it at each shell. */
  seenMs = [];
  stopped = false;

  constructor(nginx, copies, token) {
    this.browser = new Browser(nginx, '127.0.2.1');
    this.copies = copies;
    this.headers = { ...JSON_TYPE, authorization: `Bearer ${token}` };
    this.running = this.edit();
  }

  async edit() {
    const product = JSON.parse((await this.browser.ask('/api/admin/products/1', { headers: this.headers })).text);
    const { name, price, brix, origin, category } = product;
    while (!this.stopped) {
      const description = `ویرایش ${(this.edits += 1)}`;
      const body = JSON.stringify({ name, price, brix, origin, category, description });
      const put = () => this.browser.ask('/api/products/1', { method: 'PUT', headers: this.headers, body });
      while (!this.stopped) {
        const outcome = await put().catch(({ message }) => ({ status: message }));
        if (outcome.status === 200) break;
        this.repeated.push(outcome.status);
        await sleep(PAUSE_MS);
      }
      await Promise.all([this.requireAtAdmins(description), this.noteAtVisitors(description)]);
      await sleep(EDIT_MS);
    }
    this.browser.close();
  }

  /** Checks that admins read the newest state from every API. */
  async requireAtAdmins(description) {
    for (const { api } of this.copies.apis) {
      const { headers } = this;
      const seen = await ask(api, '/api/admin/products/1', { headers }).catch(() => undefined);
      if (seen?.status === 200)
        assert.equal(JSON.parse(seen.text).description, description, 'an edit is old at a copy');
    }
  }

  /** Copies that are being restarted or hang are left out. */
  async noteAtVisitors(description) {
    const began = performance.now();
    const shows = async ({ url }) => {
      while (performance.now() - began < 2_000) {
        const from = `127.0.3.${1 + (this.edits % 250)}`;
        const answer = await Promise.race([ask(url, '/api/products/1', { from }), sleep(2_000)]).catch(() => undefined);
        if (answer?.status !== 200) return;
        if (JSON.parse(answer.text).description === description)
          return void this.seenMs.push(performance.now() - began);
        await sleep(20);
      }
      this.seenMs.push(performance.now() - began);
    };
    await Promise.all(this.copies.shells.map(shows));
  }

  stop() {
    this.stopped = true;
    return this.running;
  }
}

/** A `fetch` for orders over HTTP/2, which takes a new address before the limit of one address is reached. */
function orderingFrom(nginx) {
  let count = 0;
  let browser;
  return async (url, init) => {
    if (count % ORDERS_PER_ADDRESS === 0) {
      // Its last orders may still run.
      const last = browser;
      setTimeout(() => last?.close(), 30_000).unref();
      browser = new Browser(nginx, `127.0.4.${1 + count / ORDERS_PER_ADDRESS}`);
    }
    count += 1;
    const { status, text } = await browser.ask(new URL(url).pathname, init);
    return { status, json: async () => JSON.parse(text) };
  };
}

/** Runs `work` under load, and returns the figures of that time as a row. */
async function phase({ visitors, orders, editor }, name, work) {
  const marks = () => [
    visitors.took,
    visitors.failed,
    orders.acknowledged,
    orders.failures,
    editor.repeated,
    editor.seenMs,
  ];
  const before = marks().map(({ length }) => length);
  const utilised = performance.eventLoopUtilization();
  const began = performance.now();
  await work();
  await sleep(CALM_MS);
  const { utilization } = performance.eventLoopUtilization(utilised);
  const [took, failed, acknowledged, refused, edits, seen] = marks().map((all, at) => all.slice(before[at]));
  const row = {
    seconds: ((performance.now() - began) / 1000).toFixed(0),
    requests: took.length,
    failed: failed.length,
    late: took.filter((each) => each > LATE_MS).length,
    longest: ms(Math.max(...took)),
    orders: acknowledged.length,
    repeated: refused.length + edits.length,
    seen: `${ms(median(seen))}, ${ms(Math.max(...seen))}`,
  };
  console.log(`| ${[name, ...Object.values(row)].join(' | ')} |`);
  for (const failure of new Set([...failed, ...refused, ...edits])) console.log(`    failed: ${failure}`);
  assert.ok(utilization < MOST_BUSY, `the generator was ${Math.round(utilization * 100)} % busy, and measured itself`);
  return { failed: row.failed, repeated: row.repeated, seenMs: Math.max(...seen) };
}

async function logIn(origin) {
  const body = JSON.stringify({ username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD });
  const { text } = await ask(origin, '/api/admin/login', { method: 'POST', headers: JSON_TYPE, body });
  return JSON.parse(text).token;
}

/** The address of a new picture. */
async function upload(origin, token) {
  const form = new FormData();
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  form.append('file', new Blob([picture], { type: 'image/png' }), 'picture.png');
  const sent = await fetch(`${origin}/api/media/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  assert.equal(sent.status, 201, 'upload');
  return (await sent.json()).url;
}

/** How many of 60 calls succeed that one address sends to both shells in turn; the limit of the call is 20. */
async function throughLimit(nginx, address) {
  const browser = new Browser(nginx, address);
  const answers = [];
  for (let at = 0; at < 60; at += 1) {
    answers.push(await browser.ask('/api/sellers/applications', { method: 'POST', headers: JSON_TYPE, body: '{}' }));
  }
  browser.close();
  const counted = (status) => answers.filter((answer) => answer.status === status).length;
  assert.equal(counted(400) + counted(429), answers.length, 'each call is counted or refused');
  return counted(400);
}

/** Checks that a session that is opened at one copy is valid at all copies, and ends at all copies. */
async function requireSessions({ shells, apis }) {
  const [first, second] = shells.map(({ url }) => url);
  const account = {
    fullName: 'سارا احمدی',
    email: 'sara@example.com',
    phoneNumber: '09121234567',
    password: 'رمز آزمون',
  };
  const post = (origin, path, body, headers) =>
    ask(origin, path, { method: 'POST', headers: { ...JSON_TYPE, ...headers }, body: JSON.stringify(body) });
  assert.equal((await post(first, '/api/auth/register', account)).status, 201, 'register');
  const login = await post(second, '/api/auth/login', { username: account.email, password: account.password });
  assert.equal(login.status, 200, 'login');
  const cookie = login.headers['set-cookie'].map((each) => each.split(';')[0]).join('; ');
  const users = async () =>
    Promise.all(
      [first, second, ...apis.map(({ api }) => api)].map(
        async (origin) => JSON.parse((await ask(origin, '/api/auth/user', { headers: { cookie } })).text).success,
      ),
    );
  assert.deepEqual(await users(), [true, true, true, true], 'logged in at every copy');
  assert.equal((await post(first, '/api/auth/logout', {}, { cookie })).status, 204, 'logout');
  assert.deepEqual(await users(), [false, false, false, false], 'logged out at every copy');
  const token = await logIn(first);
  const authorization = `Bearer ${token}`;
  const verified = () =>
    Promise.all(apis.map(({ api }) => ask(api, '/api/admin/verify', { headers: { authorization } })));
  assert.deepEqual(
    (await verified()).map(({ status }) => status),
    [200, 200],
    'an admin at every copy',
  );
  await post(second, '/api/admin/logout', {}, { authorization });
  assert.deepEqual(
    (await verified()).map(({ status }) => status),
    [401, 401],
    'no admin at any copy',
  );
  console.log('sessions of a customer and of an admin: opened at one copy, valid at all; ended at one, ended at all');
}

/** Sends the same order with one key to all copies at once, and checks that one order is stored. */
async function requireOneOrder({ shells, apis }, productId) {
  for (let round = 0; round < 20; round += 1) {
    const order = {
      productId,
      customerName: 'سارا احمدی',
      phone: `0935${String(round).padStart(7, '0')}`,
      quantity: 220,
    };
    const headers = { ...JSON_TYPE, 'idempotency-key': randomUUID() };
    const origins = [...shells.map(({ url }) => url), ...apis.map(({ api }) => api)];
    const from = `127.0.5.${round + 1}`;
    const answers = await Promise.all(
      origins.map((origin) =>
        ask(origin, '/api/orders', { method: 'POST', headers, body: JSON.stringify(order), from }),
      ),
    );
    const codes = new Set(answers.map(({ text }) => JSON.parse(text).trackingCode));
    assert.deepEqual([answers.map(({ status }) => status), codes.size], [[201, 201, 201, 201], 1], 'one order of four');
  }
  console.log('one key at four copies at once, 20 times: one order each');
}

/** The version of the cart that a shell sends to visitors. */
const liveCart = async ({ url }) => /\/cdn\/cart\/([^/]+)\//.exec((await ask(url, '/cart')).text)?.[1];

export default async function drill() {
  const folder = mkdtempSync(join(tmpdir(), 'afshoreh-copies-'));
  const cleanUp = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })];
  try {
    const newer = join(folder, 'newer');
    await newerRelease(newer);
    const database = await startOwnServer();
    assert.ok(database, 'this drill needs MariaDB');
    cleanUp.unshift(() => database.stop());
    const connection = await createConnection(database.url);
    await connection.query(`CREATE DATABASE ${DATABASE}`);
    await connection.changeUser({ database: DATABASE });
    cleanUp.unshift(() => connection.end());
    const redis = new OwnRedis();
    await redis.start();
    cleanUp.unshift(() => redis.kill());
    const copies = new Copies(folder, {
      databaseUrl: new URL(`/${DATABASE}`, database.url).href,
      redisUrl: redis.url,
    });
    await copies.start();
    cleanUp.unshift(() => copies.stop());
    const nginx = await startNginx(copies.shells.map(({ url }) => new URL(url).host));
    cleanUp.unshift(() => nginx.stop());
    await tryAll({ copies, nginx, redis, newer, sql: async (text) => (await connection.query(text))[0] });
  } finally {
    for (const end of cleanUp) await end();
  }
}

async function tryAll({ copies, nginx, redis, newer, sql }) {
  const { shells, apis, worker } = copies;
  const [{ id: productId }] = JSON.parse((await ask(apis[0].api, '/api/products?limit=1')).text);
  const token = await logIn(shells[0].url);
  const picture = await upload(shells[0].url, token);
  const [file] = /\/cdn\/[^"]+\.js/.exec((await ask(shells[0].url, '/')).text);
  const paths = ['/', '/products', `/product/${productId}`, '/products?q=…', '/api/products', '/about', file, picture];
  const load = {
    visitors: new Visitors(nginx, paths),
    orders: new OrderLoad(`https://${nginx.name}`, productId, orderingFrom(nginx)),
    editor: new Editor(nginx, copies, token),
  };
  console.log(
    '| | s | requests | failed | over 2 s | longest, ms | orders | writes sent again | an edit is seen after, ms: median, longest |',
  );
  const planned = [];
  planned.push(await phase(load, 'nothing happens', () => sleep(5_000)));
  planned.push(await phase(load, 'every part restarted', () => copies.rolling(copies.all)));
  planned.push(
    await phase(load, 'upgraded, a migration first', async () => {
      const before = await liveCart(shells[0]);
      await copies.rolling([apis[0]], newer);
      assert.equal((await sql("SHOW COLUMNS FROM orders LIKE 'drilled'")).length, 1, 'the migration ran');
      assert.equal((await ask(apis[1].api, '/api/health/ready')).status, 200, 'the old API stays ready');
      await copies.rolling([apis[1], worker, ...shells], newer);
      const now = await Promise.all(shells.map(liveCart));
      assert.ok(now[0] && now[0] !== before && now[0] === now[1], 'both shells show the new cart');
    }),
  );
  planned.push(await phase(load, 'taken back, without `down`', () => copies.rolling(copies.all)));
  const kill = (part, file) => async () => {
    part.signal(file, 'SIGKILL');
    await sleep(8_000);
  };
  const faults = [];
  faults.push(await phase(load, 'an API killed (-9)', kill(apis[0], API)));
  faults.push(await phase(load, 'a shell killed (-9)', kill(shells[1], SHELL)));
  faults.push(await phase(load, 'the worker killed (-9)', kill(worker, API)));
  const freeze = (part, file, forMs) => async () => {
    part.signal(file, 'SIGSTOP');
    await sleep(forMs);
    part.signal(file, 'SIGCONT');
  };
  faults.push(await phase(load, 'an API frozen for 5 s', freeze(apis[1], API, 5_000)));
  faults.push(await phase(load, 'a shell frozen for 5 s', freeze(shells[0], SHELL, 5_000)));
  // The freeze is longer than the supervisor waits.
  faults.push(await phase(load, 'a shell frozen until it is killed', freeze(shells[1], SHELL, 16_000)));
  const shared = [await throughLimit(nginx, '127.0.6.1')];
  let alone;
  faults.push(
    await phase(load, 'Redis killed, and back', async () => {
      await redis.kill();
      alone = await throughLimit(nginx, '127.0.6.2');
      await redis.start();
      await sleep(7_000);
      shared.push(await throughLimit(nginx, '127.0.6.3'));
    }),
  );
  for (const each of Object.values(load)) await each.stop();

  console.log(`of 60 calls with a limit of 20: ${shared.join(' and ')} with Redis, ${alone} while it was away`);
  await requireSessions(copies);
  await requireOneOrder(copies, productId);
  console.log(`${load.editor.edits} edits: admins read each at once at both APIs`);
  const waiting = async () => (await sql('SELECT id FROM outbox_message WHERE dueAt IS NOT NULL')).length;
  const left = await waiting();
  await until(async () => left === 0 || (await waiting()) < left, 'the worker goes on sending');
  const codes = new Set((await sql('SELECT trackingCode FROM orders')).map(({ trackingCode }) => trackingCode));
  const lost = load.orders.acknowledged.filter((code) => !codes.has(code));
  const doubled = await sql('SELECT phone FROM orders GROUP BY phone HAVING COUNT(*) > 1');
  console.log(`${load.orders.acknowledged.length} orders acknowledged: ${lost.length} lost, ${doubled.length} doubled`);
  const browser = new Browser(nginx, '127.0.7.1');
  assert.equal(
    (await browser.ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: 'x'.repeat(70_000) })).status,
    413,
  );
  for (const shell of shells) await shell.stop();
  for (const path of [file, picture]) assert.equal((await browser.ask(path)).status, 200, `${path} is kept by nginx`);
  browser.close();
  console.log('with both shells away nginx sends files and pictures that it kept');

  assert.deepEqual({ lost, doubled }, { lost: [], doubled: [] });
  assert.deepEqual(shared, [20, 20], 'limits are counted together');
  assert.ok(alone <= 40, 'without Redis each copy counts for itself');
  for (const { failed, repeated, seenMs } of planned) {
    assert.deepEqual({ failed, repeated }, { failed: 0, repeated: 0 }, 'what is planned fails nothing');
    assert.ok(seenMs < SEEN_WITHIN_MS, `visitors see an edit within a second, and one took ${ms(seenMs)} ms`);
  }
  for (const { failed } of faults) assert.equal(failed, 0, 'no read fails when one copy does');
}
