/**
 * One site under pressure: ten times the load that it can carry, slow clients, 10,000 idle connections, a frozen
 * MariaDB, a full disk, a disk that becomes read-only, a damaged SQLite file, and a clock that jumps. Meanwhile other
 * clients order and read. With names of faults as arguments, only these faults are tried. Needs root, Linux, MariaDB,
 * wrk, slowhttptest and libfaketime.
 */
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
  closeSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';

import { startOwnServer } from '../scripts/lib/mariadb.mjs';
import { findExecutable, installDebianPackages } from '../scripts/lib/shell.mjs';
import { flood } from './lib/flood.mjs';
import { OrderLoad } from './lib/order-load.mjs';
import { Started } from './lib/started.mjs';

const run = promisify(execFile);
const DATABASE = 'afshoreh_pressure';
const KEPT_PAGES = ['/', '/products', '/product/1', '/about'];
const PAUSE_MS = 200;
const FLOOD_S = 15;
/** Fewer connections than one address may have behind a proxy, because wrk has only one address. */
const AT_ONCE = 1_900;
const SAID_WITHIN_MS = 3_000;
const BACK_WITHIN_MS = 5_000;
const MEMORY_GROWTH_MB = 60;
const IDLE = 10_000;

const seconds = (ms) => (ms === undefined ? '–' : (ms / 1000).toFixed(1));

/** A site with its own folder, in which each client has its own address, as behind a proxy. */
class Site extends Started {
  constructor(dataDir, variables = {}) {
    super({ DATA_DIR: dataDir, TRUST_PROXY: '1', RATE_LIMITS: 'on', ...variables });
    this.dataDir = dataDir;
  }

  /** Resolves with `{ status, text }`, or the error's code as the status. */
  ask(path, from, { method = 'GET', headers = {}, body, localAddress } = {}) {
    return new Promise((resolve) => {
      const options = { method, headers: { 'x-forwarded-for': from, ...headers }, agent: false, localAddress };
      const asked = request(`${this.url}${path}`, { ...options, timeout: 20_000 }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('close', () => resolve({ status: response.statusCode, text }));
      });
      asked.on('timeout', () => asked.destroy(Object.assign(new Error('silent'), { code: 'silent' })));
      asked.on('error', ({ code, message }) => resolve({ status: code ?? message }));
      asked.end(body);
    });
  }
}

/** The clients during a fault: customers who order, visitors who read cached pages, and a load balancer. */
class Beside {
  pages = [];
  health = [];
  attempts = [];
  stopped = false;

  constructor(site) {
    this.site = site;
    let count = 0;
    const send = async (url, init) => {
      count += 1;
      const began = performance.now();
      const headers = { ...init.headers, 'x-forwarded-for': `10.1.${count >> 8}.${count & 255}` };
      const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(20_000) }).catch(() => null);
      this.attempts.push({
        at: performance.now(),
        ms: performance.now() - began,
        status: response?.status ?? 'broken',
      });
      return response;
    };
    this.orders = new OrderLoad(site.url, 1, send);
    this.running = Promise.all([this.visit(), this.watch()]);
  }

  async visit() {
    for (let turn = 0; !this.stopped; turn += 1) {
      await this.timed(this.pages, KEPT_PAGES[turn % KEPT_PAGES.length], `10.2.0.${turn % 250}`);
      await sleep(PAUSE_MS);
    }
  }

  async watch() {
    while (!this.stopped) {
      await this.timed(this.health, '/healthz', '10.3.0.1');
      await sleep(PAUSE_MS);
    }
  }

  async timed(into, path, from) {
    const began = performance.now();
    const { status, text } = await this.site.ask(path, from, { localAddress: '127.0.9.1' });
    into.push({ at: performance.now(), ms: performance.now() - began, status, text });
  }

  async stop() {
    this.stopped = true;
    await this.orders.stop();
    await this.running;
  }
}

/**
 * Orders and reads during a fault. Prints when the fault was logged, when orders were acknowledged again, and which
 * responses visitors got.
 * @param says matches the line of the log that names the fault; a 503 to a customer counts as well
 */
async function tryFault(
  site,
  name,
  { begin, forMs = 8_000, end = () => undefined, says = /not ready|"reason"/, stored },
) {
  const beside = new Beside(site);
  await beside.orders.next();
  await sleep(2_000);
  const began = performance.now();
  await begin();
  await sleep(forMs);
  const over = performance.now();
  await end();
  const ended = performance.now();
  await beside.orders.next();
  const orderedAgain = performance.now();
  while ((await site.ask('/healthz', '10.3.0.1')).status !== 200) await sleep(50);
  const back = performance.now();
  await beside.stop();
  /** The requests that were sent during the fault, however late their responses came. */
  const during = (all) => all.filter(({ at, ms }) => at > began && at - ms < over);
  const line = site.lines.find(({ at, line: text }) => at >= began && says.test(text));
  const refused = during(beside.attempts).find(({ status }) => status === 503);
  const said = Math.min(line?.at ?? Infinity, refused?.at ?? Infinity);
  const pages = during(beside.pages);
  const bad = pages.filter(({ status }) => status !== 200);
  const { lost, doubled } = await stored(beside.orders.acknowledged);
  const row = {
    said: said === Infinity ? '–' : seconds(said - began),
    how: `${line ? `log after ${seconds(line.at - began)}` : 'no line'}, ${refused ? `503 after ${seconds(refused.at - began)}` : 'no 503'}`,
    orders: seconds(orderedAgain - ended),
    healthy: seconds(back - ended),
    pages: `${pages.length - bad.length} of ${pages.length}`,
    slowestPage: seconds(Math.max(0, ...pages.map(({ ms }) => ms))),
    slowestOrder: seconds(Math.max(0, ...during(beside.attempts).map(({ ms }) => ms))),
    unhealthy: during(beside.health).filter(({ status }) => status !== 200).length,
    acknowledged: beside.orders.acknowledged.length,
    lost: lost.length,
    doubled: doubled.length,
  };
  console.log(`| ${[name, ...Object.values(row)].join(' | ')} |`);
  if (line) console.log(`    ${line.line.slice(0, 240)}`);
  const reasons = [...bad, ...during(beside.health).filter(({ status }) => status !== 200)];
  for (const reason of new Set(reasons.map(({ status, text = '' }) => `${status} ${text.slice(0, 80).trim()}`))) {
    console.log(`    ${reason}`);
  }
  return {
    name,
    saidMs: said - began,
    backMs: Math.max(orderedAgain, back) - ended,
    bad: bad.length,
    pages: pages.length,
    lost,
    doubled,
  };
}

/** The codes that are missing in the database file, and the orders that it has twice. */
const storedIn = (dataDir) => (acknowledged) => {
  const database = new Sqlite(join(dataDir, 'afshoreh.sqlite'), { readonly: true });
  const codes = new Set(database.prepare('SELECT trackingCode FROM orders').pluck().all());
  // Other orders than those of `OrderLoad` may share a phone number.
  const own = "SELECT phone FROM orders WHERE phone LIKE '+98914%' GROUP BY phone HAVING COUNT(*) > 1";
  const doubled = database.prepare(own).all();
  database.close();
  return { lost: acknowledged.filter((code) => !codes.has(code)), doubled };
};

async function withSite(dataDir, variables, work) {
  const site = new Site(dataDir, variables);
  try {
    await site.start();
    // After these requests the pages are in the cache.
    for (const path of KEPT_PAGES) await site.ask(path, '10.0.0.1');
    return await work(site);
  } finally {
    await site.stop();
  }
}

function requireKept({ name, saidMs, backMs, lost, doubled, bad }, { isSaid = true } = {}) {
  assert.deepEqual({ lost, doubled, bad }, { lost: [], doubled: [], bad: 0 }, name);
  if (isSaid) assert.ok(saidMs < SAID_WITHIN_MS, `${name}: said after ${seconds(saidMs)} s`);
  assert.ok(backMs < BACK_WITHIN_MS, `${name}: back after ${seconds(backMs)} s`);
}

async function overload(folder) {
  await withSite(join(folder, 'overload'), {}, async (site) => {
    await flood(site.url, { seconds: 5, connections: 16 });
    const carried = await flood(site.url, { seconds: 5, connections: 16 });
    console.log(
      `    ${Math.round(carried.served / 5)}/s are carried, with 16 at once; memory: ${Math.round(site.megabytes())} MB`,
    );
    const tops = [];
    for (const time of ['once', 'again']) {
      let most = 0;
      const watching = setInterval(() => (most = Math.max(most, site.megabytes())), 250);
      let sent;
      const kept = await tryFault(site, `1,900 requests at once, ${time}`, {
        forMs: 0,
        stored: storedIn(site.dataDir),
        begin: async () => (sent = await flood(site.url, { seconds: FLOOD_S, connections: AT_ONCE })),
      });
      clearInterval(watching);
      tops.push(most);
      const { served, shed, firstShedMs, wrong, withoutRetry, late, sockets } = sent;
      console.log(
        `    in ${FLOOD_S} s ${served} were served, ${shed} refused, the first after ${seconds(firstShedMs)} s, ${withoutRetry} of them without Retry-After; ${wrong} other errors, ${late} over 10 s, ${sockets} of sockets; memory: ${Math.round(most)} MB at most`,
      );
      requireKept(kept, { isSaid: false });
      assert.ok(shed > 0, 'it refuses what is too much');
      assert.ok(firstShedMs < SAID_WITHIN_MS, `it refuses first after ${seconds(firstShedMs)} s`);
      assert.deepEqual({ wrong, withoutRetry }, { wrong: 0, withoutRetry: 0 });
    }
    assert.ok(tops[1] - tops[0] < MEMORY_GROWTH_MB, 'memory does not grow with the time');
  });
}

async function slowClients(folder) {
  if (!findExecutable('slowhttptest')) await installDebianPackages('slowhttptest');
  await withSite(join(folder, 'slow'), {}, async (site) => {
    const ways = {
      headers: ['-H'],
      bodies: ['-B'],
      reading: ['-X', '-w', '10', '-y', '20', '-n', '5', '-z', '32', '-k', '3'],
    };
    for (const [way, options] of Object.entries(ways)) {
      const common = ['-c', '2000', '-r', '500', '-i', '5', '-l', '12', '-p', '3'];
      const kept = await tryFault(site, `slow ${way}, 2,000 connections`, {
        forMs: 0,
        stored: storedIn(site.dataDir),
        begin: () => run('slowhttptest', [...options, ...common, '-u', `${site.url}/products`], { cwd: folder }),
      });
      requireKept(kept, { isSaid: false });
    }
  });
}

async function idleConnections(folder) {
  await withSite(join(folder, 'idle'), {}, async (site) => {
    const sockets = [];
    const { hostname, port } = new URL(site.url);
    const kept = await tryFault(site, '10,000 idle connections from five addresses', {
      stored: storedIn(site.dataDir),
      async begin() {
        for (let at = 0; at < IDLE; at += 1) {
          const socket = connect({ host: hostname, port, localAddress: `127.0.8.${1 + (at % 5)}` }).on(
            'error',
            () => undefined,
          );
          sockets.push(socket);
          if (at % 200 === 0) await sleep(10);
        }
      },
      end: () => sockets.forEach((socket) => socket.destroy()),
    });
    requireKept(kept, { isSaid: false });
  });
}

async function frozenDatabase(folder) {
  const server = await startOwnServer();
  assert.ok(server, 'this drill needs MariaDB');
  const connection = await createConnection(server.url);
  try {
    await connection.query(`CREATE DATABASE ${DATABASE}`);
    await connection.changeUser({ database: DATABASE });
    const stored = async (acknowledged) => {
      const [rows] = await connection.query({ sql: 'SELECT trackingCode FROM orders', rowsAsArray: true });
      const [doubled] = await connection.query('SELECT phone FROM orders GROUP BY phone HAVING COUNT(*) > 1');
      const codes = new Set(rows.flat());
      return { lost: acknowledged.filter((code) => !codes.has(code)), doubled };
    };
    const DATABASE_URL = new URL(`/${DATABASE}`, server.url).href;
    await withSite(join(folder, 'frozen'), { DATABASE_URL }, async (site) => {
      requireKept(
        await tryFault(site, 'MariaDB is frozen (SIGSTOP)', {
          begin: () => process.kill(server.pid, 'SIGSTOP'),
          end: () => process.kill(server.pid, 'SIGCONT'),
          stored,
        }),
      );
    });
  } finally {
    process.kill(server.pid, 'SIGCONT');
    await connection.end();
    await server.stop();
  }
}

/** A disk whose content is a file (loop device). */
class Disk {
  constructor(folder, megabytes) {
    [this.image, this.path] = [join(folder, 'disk.img'), join(folder, 'disk')];
    mkdirSync(this.path);
    writeFileSync(this.image, '');
    truncateSync(this.image, megabytes * 1024 ** 2);
    execFileSync('mkfs.ext4', ['-q', '-F', this.image]);
    this.mount();
  }

  mount() {
    this.device = execFileSync('losetup', ['--find', '--show', this.image], { encoding: 'utf8' }).trim();
    execFileSync('mount', ['-o', 'errors=remount-ro', this.device, this.path]);
  }

  /** Does what the kernel does after an error of the disk: nothing is written any more, not even to open files. */
  fail() {
    execFileSync('mount', ['-o', 'remount,abort', this.path]);
  }

  /** The kernel never makes the disk writable again, so it is checked and mounted again at the same place. */
  async repair() {
    this.remove();
    // `fsck` exits with 1 when it has repaired something.
    await run('fsck.ext4', ['-p', this.image]).catch(() => undefined);
    this.mount();
  }

  remove() {
    execFileSync('umount', ['--lazy', this.path]);
    execFileSync('losetup', ['--detach', this.device]);
  }
}

async function onDisk(folder, name, work) {
  const place = join(folder, name);
  mkdirSync(place);
  const disk = new Disk(place, 256);
  const dataDir = join(disk.path, 'data');
  try {
    await withSite(dataDir, {}, (site) => work({ site, disk, dataDir }));
  } finally {
    disk.remove();
  }
}

const fullDisk = (folder) =>
  onDisk(folder, 'full', async ({ site, disk, dataDir }) => {
    const filler = join(disk.path, 'filler');
    const kept = await tryFault(site, 'the disk is full', {
      stored: storedIn(dataDir),
      begin() {
        const file = openSync(filler, 'w');
        for (const bytes of [1024 ** 2, 4096]) {
          try {
            for (;;) writeSync(file, Buffer.alloc(bytes));
          } catch (error) {
            assert.equal(error.code, 'ENOSPC');
          }
        }
        closeSync(file);
      },
      end: () => rmSync(filler),
    });
    requireKept(kept);
  });

const readOnlyDisk = (folder) =>
  onDisk(folder, 'read-only', async ({ site, disk, dataDir }) => {
    const kept = await tryFault(site, 'the disk turns read-only', {
      stored: storedIn(dataDir),
      says: /not ready|"reason"|cannot|ended|hangs|damaged/,
      begin: () => disk.fail(),
      end: () => disk.repair(),
    });
    requireKept(kept);
  });

/**
 * Overwrites the middle of the file with random bytes, as a failing disk does. At the end a backup is restored while
 * the site runs.
 */
async function damagedFile(folder) {
  const dataDir = join(folder, 'damaged');
  const store = join(folder, 'backups');
  await withSite(dataDir, {}, async (site) => {
    const file = join(dataDir, 'afshoreh.sqlite');
    const backup = (...args) =>
      run(process.execPath, ['infra/backup/cli.mjs', ...args, '--store', store], { env: site.variables });
    await backup('create');
    const kept = await tryFault(site, 'the SQLite file is damaged', {
      // Orders between the backup and the damage are not checked, because the backup cannot contain them.
      stored: () => ({ lost: [], doubled: [] }),
      begin() {
        const size = statSync(file).size;
        const handle = openSync(file, 'r+');
        for (let at = 4096; at + 4096 <= size; at += 4096) writeSync(handle, Buffer.alloc(4096, 0x5a), 0, 4096, at);
        closeSync(handle);
      },
      end: () => backup('restore', '--replace'),
    });
    requireKept(kept);
  });
}

async function jumpedClock(folder) {
  const library = () => {
    const { stdout } = spawnSync('dpkg', ['-L', 'libfaketime'], { encoding: 'utf8' });
    return stdout.split('\n').find((path) => path.endsWith('/libfaketimeMT.so.1'));
  };
  if (!library()) await installDebianPackages('libfaketime');
  const file = join(folder, 'clock');
  writeFileSync(file, '+0');
  const variables = {
    LD_PRELOAD: library(),
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  const dataDir = join(folder, 'jumped');
  await withSite(dataDir, variables, async (site) => {
    for (const [name, offset] of Object.entries({ 'a day ahead': '+86400', 'back, and a day behind': '-86400' })) {
      const kept = await tryFault(site, `the clock jumps ${name}`, {
        stored: storedIn(dataDir),
        says: /clock jumped/,
        begin: () => writeFileSync(file, offset),
        end: () => writeFileSync(file, '+0'),
      });
      requireKept(kept);
    }
  });
}

const FAULTS = {
  overload,
  slowClients,
  idleConnections,
  frozenDatabase,
  fullDisk,
  readOnlyDisk,
  damagedFile,
  jumpedClock,
};

export default async function drill(names) {
  const chosen = names.length > 0 ? names : Object.keys(FAULTS);
  const folder = mkdtempSync(join(tmpdir(), 'afshoreh-pressure-'));
  console.log(
    '| | said after, s | how | orders again after, s | healthy again after, s | kept pages | slowest page, s | slowest order, s | /healthz not 200 | acknowledged | lost | doubled |',
  );
  const missed = [];
  try {
    for (const name of chosen) {
      await FAULTS[name](folder).catch((error) => {
        missed.push(name);
        console.error(`MISSED ${name}: ${error.stack}`);
      });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
  assert.deepEqual(missed, []);
}
