/**
 * Failures of the database under order load: two MariaDB servers and haproxy as in `infra/mysql`, and a backend in front. 20
 * times, or as often as the first argument says, the primary is killed, the script of the runbook promotes the replica, and
 * the old primary becomes its replica. Then the primary hangs, the two switch their roles on purpose, and the replica fails.
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { mysqlTables } from './lib/contents.mjs';
import { OrderLoad } from './lib/order-load.mjs';
import { Pair, urlOf } from './lib/replicated.mjs';

/** The time for orders between two faults. */
const LOAD_MS = 2_000;
/** Every fifth time the old primary is restored from a dump instead of using its own data. */
const ANEW_EACH = 5;
const seconds = (ms) => (ms / 1000).toFixed(1);

/** Starts only the backend of a site, because nothing else uses the database. */
async function startBackend(folder, databaseUrl) {
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: join(folder, 'data'), API_PORT: '0', RATE_LIMITS: 'off' };
  const admin = { ADMIN_USERNAME: 'drill', ADMIN_PASSWORD: 'pomegranates in november' };
  const child = spawn(process.execPath, ['backend/dist/main.js'], {
    env: { ...process.env, ...variables, ...admin },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-2_000);
      const [, address] = /^api: (\S+)/m.exec(output) ?? [];
      if (address) resolve(address);
    });
    void ended.then((code) => reject(new Error(`the backend ended with ${code}: ${output}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, stop };
}

/** The acknowledged orders that are not stored, and the phones that have more than one order: each order has its own phone. */
async function faultsOf(server, acknowledged) {
  const codes = new Set((await server.sql('SELECT trackingCode FROM orders', 'afshoreh')).flat());
  const doubled = await server.sql('SELECT phone FROM orders GROUP BY phone HAVING COUNT(*) > 1', 'afshoreh');
  return { lost: acknowledged.filter((code) => !codes.has(code)), doubled, stored: codes.size };
}

async function requireWhole(pair, acknowledged) {
  const { lost, doubled } = await faultsOf(pair.primary, acknowledged);
  assert.deepEqual({ lost, doubled }, { lost: [], doubled: [] });
}

/** Causes a fault of the primary and promotes the replica. Returns how long no order was acknowledged. */
async function failOver(pair, load, fault) {
  const before = [...load.acknowledged];
  const [old, failed] = [pair.primary, load.failures.length];
  const silence = load.silence();
  await fault(old);
  await pair.promote();
  await load.next();
  const ms = silence();
  await requireWhole(pair, before);
  return { old, ms, failed: load.failures.length - failed };
}

async function killed(pair, load, round) {
  const { old, ms, failed } = await failOver(pair, load, (primary) => primary.kill());
  const began = performance.now();
  if (round % ANEW_EACH === 0) await pair.rebuild();
  else await old.start({ returns: true });
  await pair.follow();
  const how = round % ANEW_EACH === 0 ? 'from a dump' : 'from its own data';
  const back = `replica again ${how} after ${seconds(performance.now() - began)} s`;
  console.log(`  ${round}. ${old.name} killed: no orders for ${seconds(ms)} s, ${failed} refused; ${back}`);
  return ms;
}

async function frozen(pair, load) {
  const { old, ms, failed } = await failOver(pair, load, (primary) => primary.process.kill('SIGSTOP'));
  old.process.kill('SIGCONT');
  await sleep(LOAD_MS);
  assert.ok(pair.isWriter(pair.primary) && !pair.isWriter(old), 'haproxy leads to the new primary alone');
  await requireWhole(pair, load.acknowledged.slice());
  console.log(
    `  ${old.name} hangs, and wakes up after the other was promoted: no orders for ${seconds(ms)} s, ${failed} refused`,
  );
  await old.kill();
  await old.start({ returns: true });
  await pair.follow();
}

async function planned(pair, load) {
  const { old, ms, failed } = await failOver(pair, load, () => undefined);
  await pair.follow();
  console.log(`  ${old.name} gives its place away: no orders for ${seconds(ms)} s, ${failed} refused`);
}

/** haproxy closes every connection while both servers work. */
async function cut(pair, load) {
  const [failed, silence] = [load.failures.length, load.silence()];
  pair.tellHaproxy(`shutdown sessions server writer/${pair.primary.name}`);
  await load.next();
  console.log(
    `  haproxy cuts all connections: no orders for ${seconds(silence())} s, ${load.failures.length - failed} refused`,
  );
}

/** The primary acknowledges nothing while its only replica is away, and is killed before the replica is back. */
async function replicaAway(pair, load) {
  pair.replica.process.kill('SIGSTOP');
  await sleep(LOAD_MS);
  const count = load.acknowledged.length;
  await sleep(LOAD_MS);
  assert.equal(load.acknowledged.length, count, 'nothing is acknowledged without the replica');
  const { old } = await failOver(pair, load, async (primary) => {
    await primary.kill();
    pair.replica.process.kill('SIGCONT');
  });
  await old.start({ returns: true });
  await pair.follow();
  console.log('  the replica hangs: no orders meanwhile; the primary is killed before it is back: nothing is lost');
}

/**
 * The replica is lost, and the operator lets the primary go on alone. Then the primary is killed, and must come back
 * with all its data.
 */
async function alone(pair, load) {
  const { primary, replica } = pair;
  await replica.kill();
  await sleep(LOAD_MS);
  const silence = load.silence();
  await primary.sql('SET GLOBAL rpl_semi_sync_master_enabled = OFF');
  await load.next();
  const ms = silence();
  await sleep(LOAD_MS);
  const acknowledged = [...load.acknowledged];
  await primary.kill();
  await primary.start();
  await pair.run('promote.sh', primary.name, '--as-it-is');
  await requireWhole(pair, acknowledged);
  await replica.start({ returns: true });
  await pair.follow();
  console.log(
    `  the replica is lost, and the primary told to go on alone: orders after ${seconds(ms)} s; then it is killed, too`,
  );
}

async function requireSame({ primary, replica }) {
  const [[stored]] = await primary.sql('SELECT @@gtid_binlog_pos');
  await replica.sql(`SELECT MASTER_GTID_WAIT('${stored}', 60)`);
  const [those, these] = [await mysqlTables(urlOf(primary.port)), await mysqlTables(urlOf(replica.port))];
  assert.deepEqual(these, those, 'both servers have the same rows');
}

function summaryOf(times) {
  const sorted = times.toSorted((one, other) => one - other);
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `seconds without orders: median ${seconds(median)}, slowest ${seconds(slowest)}`;
}

export default async function drill([rounds = '20']) {
  const folder = mkdtempSync(join(tmpdir(), 'afshoreh-failover-'));
  const pair = new Pair(folder);
  let backend;
  try {
    await pair.start();
    backend = await startBackend(folder, urlOf(pair.writerPort));
    const [product] = await (await fetch(`${backend.url}/api/products?limit=1`)).json();
    const load = new OrderLoad(backend.url, product.id);
    const times = [];
    for (let round = 1; round <= Number(rounds); round += 1) {
      await sleep(LOAD_MS);
      times.push(await killed(pair, load, round));
    }
    for (const other of [frozen, planned, cut, replicaAway, alone]) {
      await sleep(LOAD_MS);
      await other(pair, load);
    }
    await load.stop();
    await backend.stop();
    await requireSame(pair);
    const { lost, doubled, stored } = await faultsOf(pair.primary, load.acknowledged);
    console.log(
      `${load.acknowledged.length} orders acknowledged, ${stored} stored: ${lost.length} lost, ${doubled.length} doubled`,
    );
    assert.deepEqual({ lost, doubled }, { lost: [], doubled: [] });
    if (times.length > 0) console.log(summaryOf(times));
  } finally {
    await backend?.stop();
    await pair.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
  }
}
