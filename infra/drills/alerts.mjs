/**
 * Triggers each alert of `infra/prometheus` by a real fault, in a real Prometheus that reads two running copies of the
 * site, and waits until the alert has ended after the fault. Windows and waiting times of the rules are reduced to
 * seconds. For states that take hours (a waiting message, a due call) the times in the database are set back. Needs
 * MariaDB and Prometheus.
 */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { createConnection } from 'mysql2/promise';
import { SMTPServer } from 'smtp-server';

import { writeManifest } from '../../frontends/libs/build/src/manifest.mjs';
import { startOwnServer } from '../scripts/lib/mariadb.mjs';
import { anyFreePort } from '../scripts/lib/ports.mjs';
import { findExecutable, installDebianPackages } from '../scripts/lib/shell.mjs';
import { ADMIN, Started } from './lib/started.mjs';

const root = join(import.meta.dirname, '../..');
/** A scrape of a copy whose database hangs takes four seconds. */
const SCRAPE_S = 5;
const WINDOW = '20s';
const FOR = '10s';
const LONGEST_MS = 120_000;
const JSON_TYPE = { 'content-type': 'application/json' };

async function until(condition, what) {
  const deadline = performance.now() + LONGEST_MS;
  while (!(await condition())) {
    assert.ok(performance.now() < deadline, `${what} within ${LONGEST_MS / 1000} s`);
    await sleep(200);
  }
}

/** A copy of the site, with a folder of its own. */
class Copy extends Started {
  constructor(folder, variables) {
    const dataDir = join(folder, 'data');
    super({ ...variables, DATA_DIR: dataDir, RATE_LIMITS: 'off' });
    this.dataDir = dataDir;
  }

  async call(method, path, body, token) {
    const headers = {
      ...JSON_TYPE,
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await fetch(`${this.url}/api/${path}`, { method, headers, body: body && JSON.stringify(body) });
    assert.ok(response.ok, `${method} ${path} was answered with ${response.status}`);
    return response.json();
  }

  async logIn() {
    const { ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = ADMIN;
    return (await this.call('POST', 'admin/login', { username, password })).token;
  }

  /** Runs one of the commands of an operator. */
  async command(file, ...args) {
    return (await promisify(execFile)(process.execPath, [join(root, file), ...args], { env: this.variables })).stdout;
  }
}

/** The traffic of visitors: they read pages that must be rendered, and write. */
function traffic({ url }) {
  let stopped = false;
  let count = 0;
  const message = JSON.stringify({ name: 'سارا احمدی', phone: '09141234567', message: 'سلام' });
  const ask = (path, init) =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(20_000) }).then(
      (response) => response.arrayBuffer(),
      () => undefined,
    );
  const running = (async () => {
    while (!stopped) {
      count += 1;
      void ask(`/products?q=${count}`);
      if (count % 4 === 0) void ask('/api/contact', { method: 'POST', headers: JSON_TYPE, body: message });
      await sleep(150);
    }
  })();
  return () => {
    stopped = true;
    return running;
  };
}

async function prometheus(folder, targets) {
  const program =
    findExecutable('prometheus') ??
    ((await installDebianPackages('prometheus')) ? findExecutable('prometheus') : undefined);
  assert.ok(program, 'this drill needs Prometheus');
  const rules = readFileSync(join(root, 'infra/prometheus/alerts.yml'), 'utf8');
  const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const cut = rules.replace(/^( +for:) .*$/gm, `$1 ${FOR}`).replace(/\[\d+m\]/g, `[${WINDOW}]`);
  writeFileSync(join(folder, 'alerts.yml'), cut);
  const own = readFileSync(join(root, 'infra/prometheus/prometheus.yml'), 'utf8')
    .replace(/scrape_interval: \w+/, `scrape_interval: ${SCRAPE_S}s`)
    .replace(/evaluation_interval: \w+/, 'evaluation_interval: 1s')
    .replace(/targets: \[.*\]/, `targets: [${targets.join(', ')}]`);
  writeFileSync(join(folder, 'prometheus.yml'), own);
  const address = `127.0.0.1:${await anyFreePort()}`;
  const options = ['--config.file=prometheus.yml', '--storage.tsdb.path=tsdb', `--web.listen-address=${address}`];
  const child = spawn(program, options, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let log = '';
  child.stderr.on('data', (chunk) => (log = `${log}${chunk}`.slice(-2_000)));
  const get = async (path) => {
    assert.equal(child.exitCode, null, log);
    return (await fetch(`http://${address}/${path}`)).json();
  };
  const firing = async () => {
    const { data } = await get('api/v1/alerts');
    return [...new Set(data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))];
  };
  const isReading = () =>
    get('api/v1/targets').then(
      ({ data }) => data.activeTargets.every(({ health }) => health === 'up'),
      () => false,
    );
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  await until(isReading, 'Prometheus reads both copies').catch((error) => {
    void stop();
    throw error;
  });
  return { names, firing, stop };
}

/** Repeats `work` until it is stopped; the last round runs to its end. */
function repeated(work) {
  let over = false;
  const done = (async () => {
    while (!over) await work();
  })();
  return async () => {
    over = true;
    await done;
  };
}

/** Every alert with its fault: `begin` returns a function that ends the fault. The faults of one round begin together. */
function roundsOf({ one, two, database, sql, smtp, store }) {
  const API = 'backend/dist/main.js';
  const WORKER = 'renderer/worker.mjs';
  return [
    [
      {
        alerts: ['BackupIsOld'],
        fault: 'no backup was ever made; then one is made and verified',
        begin: () => async () => {
          await one.command('infra/backup/cli.mjs', 'create', '--store', store);
          await one.command('infra/backup/cli.mjs', 'verify', '--store', store);
        },
      },
      {
        alerts: ['MessagesAreStuck'],
        fault: 'nothing listens at SMTP_URL',
        async begin() {
          await until(
            async () => (await sql('SELECT id FROM outbox_message WHERE attempts > 0')).length > 0,
            'a failed mail',
          );
          await sql('UPDATE outbox_message SET createdAt = UTC_TIMESTAMP() - INTERVAL 1 HOUR');
          return async () => {
            const server = await smtp();
            // Without this statement the next attempt would be made minutes later.
            await sql('UPDATE outbox_message SET dueAt = UTC_TIMESTAMP() WHERE dueAt IS NOT NULL');
            return () => new Promise((resolve) => server.close(resolve));
          };
        },
      },
      {
        alerts: ['CallsAreOverdue'],
        fault: '21 orders, and nobody calls; then they are completed',
        async begin() {
          const token = await one.logIn();
          const [product] = await one.call('GET', 'products?limit=1');
          const order = { productId: product.id, customerName: 'سارا احمدی', phone: '09141234567', quantity: 220 };
          for (let count = 0; count < 21; count += 1) await one.call('POST', 'orders', order);
          await sql('UPDATE orders SET callDueAt = UTC_TIMESTAMP() - INTERVAL 1 HOUR');
          return async () => {
            for (const { id } of await sql('SELECT id FROM orders')) {
              await one.call('PUT', `orders/${id}/status`, { status: 'completed' }, token);
            }
          };
        },
      },
      {
        alerts: ['CopiesDiffer'],
        fault: 'a release reaches only one of two copies, because each has a disk of its own',
        async begin() {
          const dist = join(two.dataDir, '../cart');
          cpSync(join(root, 'frontends/cart/dist'), dist, { recursive: true });
          const script = readdirSync(join(dist, 'web')).find((file) => /^app\..*js$/.test(file));
          appendFileSync(join(dist, 'web', script), '\n// another version\n');
          await writeManifest(dist, JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')));
          await two.command('infra/release/cli.mjs', 'publish', 'cart', '--from', dist);
          await two.command('infra/release/cli.mjs', 'promote', 'cart', 'latest');
          return () => two.command('infra/release/cli.mjs', 'rollback', 'cart');
        },
      },
    ],
    [
      {
        alerts: ['DatabaseDown', 'RequestsFail'],
        fault: 'MariaDB is frozen (SIGSTOP)',
        begin() {
          process.kill(database.pid, 'SIGSTOP');
          return () => process.kill(database.pid, 'SIGCONT');
        },
      },
      {
        alerts: ['SiteDown'],
        fault: 'the other copy is stopped',
        async begin() {
          await two.stop();
          return () => two.start();
        },
      },
    ],
    [
      {
        alerts: ['BackendDown'],
        fault: 'MariaDB is frozen, and the backend is killed: it cannot start',
        begin() {
          process.kill(database.pid, 'SIGSTOP');
          one.signal(API, 'SIGKILL');
          return () => process.kill(database.pid, 'SIGCONT');
        },
      },
    ],
    [
      {
        alerts: ['EventLoopIsBlocked', 'RequestsAreSlow'],
        fault: 'the backend stands still for 1.4 of each 2 s',
        begin: () =>
          repeated(async () => {
            one.signal(API, 'SIGSTOP');
            await sleep(1_400);
            one.signal(API, 'SIGCONT');
            await sleep(600);
          }),
      },
    ],
    [
      {
        alerts: ['PagesAreNotRendered'],
        fault: 'each render worker hangs soon after its start (SIGSTOP)',
        begin: () =>
          repeated(async () => {
            await sleep(3_000);
            one.signal(WORKER, 'SIGSTOP');
          }),
      },
    ],
  ];
}

async function round(faults, { firing }) {
  const expected = faults.flatMap(({ alerts }) => alerts);
  const began = performance.now();
  const ends = await Promise.all(faults.map(({ begin }) => begin()));
  const fired = new Map();
  const others = new Set();
  await until(
    async () => {
      for (const name of await firing()) {
        if (!expected.includes(name)) others.add(name);
        else if (!fired.has(name)) fired.set(name, performance.now() - began);
      }
      return fired.size === expected.length;
    },
    `${expected.join(', ')}: not all of them fire (${others.size} others do)`,
  ).catch((error) => {
    console.error(`fired: ${[...fired.keys()]}; others: ${[...others]}`);
    throw error;
  });
  const cleared = new Map();
  const after = await Promise.all(ends.map((end) => end()));
  const ended = performance.now();
  await until(
    async () => {
      const names = await firing();
      for (const name of expected)
        if (!names.includes(name) && !cleared.has(name)) cleared.set(name, performance.now() - ended);
      return names.length === 0;
    },
    `${expected.join(', ')} are resolved`,
  );
  for (const each of after) if (typeof each === 'function') await each();
  const seconds = (ms) => String(Math.max(0, Math.round(ms / 1_000))).padStart(3);
  for (const { alerts, fault } of faults) {
    for (const name of alerts)
      console.log(`| ${name.padEnd(20)} | ${seconds(fired.get(name))} | ${seconds(cleared.get(name))} | ${fault} |`);
  }
  if (others.size > 0) console.log(`  also fired meanwhile: ${[...others].join(', ')}`);
  return expected;
}

const folder = mkdtempSync(join(tmpdir(), 'afshoreh-alerts-'));
const cleanUp = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 })];
try {
  const database = await startOwnServer();
  assert.ok(database, 'this drill needs MariaDB');
  cleanUp.unshift(() => {
    process.kill(database.pid, 'SIGCONT');
    return database.stop();
  });
  const connection = await createConnection(database.url);
  await connection.query('CREATE DATABASE afshoreh_alerts');
  await connection.end();
  const DATABASE_URL = new URL('/afshoreh_alerts', database.url).href;
  const sql = async (statement) => {
    const short = await createConnection({ uri: DATABASE_URL, timezone: 'Z' });
    const [rows] = await short.query(statement);
    await short.end();
    return rows;
  };
  const smtpPort = await anyFreePort();
  const smtp = () =>
    new Promise((resolve) => {
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData: (stream, _session, done) => stream.resume().on('end', done),
      });
      server.listen(smtpPort, '127.0.0.1', () => resolve(server));
    });
  const mail = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, PUBLIC_URL: 'https://afshoreh.example' };
  const one = new Copy(join(folder, 'one'), { DATABASE_URL, ...mail });
  const two = new Copy(join(folder, 'two'), { DATABASE_URL: '' });
  for (const copy of [one, two]) {
    await copy.start();
    cleanUp.unshift(() => copy.stop());
  }
  cleanUp.unshift(traffic(one));
  const watching = await prometheus(folder, [one.target, two.target]);
  cleanUp.unshift(() => watching.stop());
  console.log(
    `scraped every ${SCRAPE_S} s, windows of ${WINDOW}, "for" of ${FOR}; seconds until it fires, and until it is gone after the last fault of its round has ended`,
  );
  const tried = [];
  for (const faults of roundsOf({ one, two, database, sql, smtp, store: join(folder, 'backups') })) {
    tried.push(...(await round(faults, watching)));
  }
  assert.deepEqual(tried.sort(), watching.names.sort(), 'every alert was set off');
} finally {
  for (const end of cleanUp) await end();
}
