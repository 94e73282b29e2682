/**
 * Backup and restore of a whole site with 100,000 orders (or as many thousands as the first argument says), on SQLite
 * and on MariaDB: makes a backup under write load and destroys everything under load; after the restore, all orders
 * that were acknowledged before the backup must be there. Then the same without load, after which all tables and files
 * must be identical.
 */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import sharp from 'sharp';

import { ensureMysql } from '../scripts/lib/mariadb.mjs';
import { anyFreePort } from '../scripts/lib/ports.mjs';
import { contentsOf } from './lib/contents.mjs';
import { fillOrders } from './lib/fill-orders.mjs';
import { OrderLoad } from './lib/order-load.mjs';

const ORDERS = Number(process.argv[3] ?? 100) * 1_000;
const PICTURES = 20;
const ADMIN = { ADMIN_USERNAME: 'drill', ADMIN_PASSWORD: 'pomegranates in november' };
const root = join(import.meta.dirname, '../..');
const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** As on an installed site, the keys that sign releases are stored outside of the data that is lost. */
function newKeyLine(remote) {
  const { privateKey } = generateKeyPairSync('ed25519');
  return `${remote} ${privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')}`;
}

async function timed(work) {
  const began = performance.now();
  const value = await work();
  return { value, ms: performance.now() - began };
}

/** One site: its variables, and how it is started, copied and destroyed. */
class Drilled {
  constructor(folder, server) {
    this.folder = folder;
    this.server = server;
    this.dataDir = join(folder, 'data');
    this.releaseKeys = ['storefront', 'cart', 'admin', 'shell'].map(newKeyLine).join();
    this.databaseUrl = server ? new URL('/afshoreh_bak_drill', server.url).href : '';
  }

  get variables() {
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL, releaseKeys: RELEASE_KEYS } = this;
    return { ...process.env, DATA_DIR, DATABASE_URL, RELEASE_KEYS };
  }

  async start() {
    if (this.server) await this.onServer('CREATE DATABASE IF NOT EXISTS afshoreh_bak_drill');
    const [PORT, API_PORT] = [await anyFreePort(), await anyFreePort()].map(String);
    this.process = spawn(process.execPath, ['infra/scripts/start.mjs'], {
      cwd: root,
      env: { ...this.variables, ...ADMIN, PORT, API_PORT, TEST_BUILT: '1', RATE_LIMITS: 'off' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.ended = new Promise((resolve) => this.process.once('close', resolve));
    await new Promise((resolve, reject) => {
      this.process.stdout.on('data', (chunk) => /^ready:/m.test(chunk) && resolve());
      void this.ended.then((code) => reject(new Error(`the site ended with ${code}`)));
    });
    this.api = `http://127.0.0.1:${API_PORT}`;
  }

  async stop() {
    this.process?.kill('SIGTERM');
    await this.ended;
  }

  async backup(...args) {
    const all = [join(root, 'infra/backup/cli.mjs'), ...args, '--store', join(this.folder, 'backups')];
    const options = { env: { ...this.variables, BACKUP_KEY_FILE: join(this.folder, 'key') }, maxBuffer: 1e9 };
    return (await promisify(execFile)(process.execPath, all, options)).stdout;
  }

  async destroy() {
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 20 });
    if (this.server) await this.onServer('DROP DATABASE IF EXISTS afshoreh_bak_drill');
  }

  async onServer(statement) {
    const connection = await createConnection(this.server.url);
    await connection.query(statement);
    await connection.end();
  }

  async trackingCodes() {
    const sql = 'SELECT trackingCode FROM orders';
    if (!this.server) {
      const database = new Sqlite(join(this.dataDir, 'afshoreh.sqlite'), { readonly: true });
      const codes = database.prepare(sql).pluck().all();
      database.close();
      return new Set(codes);
    }
    const connection = await createConnection(this.databaseUrl);
    const [rows] = await connection.query({ sql, rowsAsArray: true });
    await connection.end();
    return new Set(rows.flat());
  }
}

async function addPictures({ api }) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: ADMIN.ADMIN_USERNAME, password: ADMIN.ADMIN_PASSWORD });
  const { token } = await (await fetch(`${api}/api/admin/login`, { method: 'POST', headers, body })).json();
  for (let number = 1; number <= PICTURES; number += 1) {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 };
    const picture = await sharp({ create: { width: 800, height: 600, channels: 3, noise } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.append('file', new Blob([picture], { type: 'image/jpeg' }), `${number}.jpg`);
    const authorization = `Bearer ${token}`;
    const sent = await fetch(`${api}/api/media/upload`, { method: 'POST', headers: { authorization }, body: form });
    assert.equal(sent.status, 201, 'upload');
  }
}

async function underLoad(site) {
  const [product] = await (await fetch(`${site.api}/api/products?limit=1`)).json();
  await fillOrders(
    { sqliteFile: join(site.dataDir, 'afshoreh.sqlite'), databaseUrl: site.databaseUrl },
    ORDERS,
    product.id,
  );
  await addPictures(site);
  const load = new OrderLoad(site.api, product.id);
  const rate = await timed(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  const alone = load.acknowledged.length / (rate.ms / 1000);
  const before = [...load.acknowledged];
  const created = await timed(() => site.backup('create'));
  const during = (load.acknowledged.length - before.length) / (created.ms / 1000);
  const verified = await timed(() => site.backup('verify'));
  await site.destroy();
  await load.stop();
  await site.stop();
  // A copy that was just started again may have made a new, empty folder or database.
  await site.destroy();
  const restored = await timed(() => site.backup('restore'));
  const codes = await site.trackingCodes();
  const lost = before.filter((code) => !codes.has(code));
  assert.deepEqual(lost, [], 'orders that were acknowledged before the backup began');
  console.log(`  under load: ${created.value.split('\n')[0]}`);
  console.log(
    `    created in ${seconds(created.ms)}, verified in ${seconds(verified.ms)}, restored in ${seconds(restored.ms)}`,
  );
  console.log(`    orders while it was made: ${during.toFixed(0)} a second (without it ${alone.toFixed(0)})`);
  console.log(`    ${before.length} orders were acknowledged before it began: 0 lost; ${codes.size} orders are back`);
}

async function toTheByte(site) {
  const started = await timed(() => site.start());
  await site.stop();
  const before = await contentsOf(site);
  const created = await timed(() => site.backup('create'));
  await site.destroy();
  const restored = await timed(() => site.backup('restore'));
  const after = await contentsOf(site);
  assert.deepEqual(after, before, 'tables and files after the restore');
  const rows = Object.values(after.tables).reduce((sum, table) => sum + table.rows, 0);
  const sizes = `${Object.keys(after.tables).length} tables with ${rows} rows and ${Object.keys(after.files).length} files`;
  console.log(`  from the restored place to a ready site: ${seconds(started.ms)}`);
  console.log(
    `  without load: ${sizes} are the same; created in ${seconds(created.ms)}, restored in ${seconds(restored.ms)}`,
  );
}

async function drill(name, server) {
  console.log(`${name}, ${ORDERS} orders`);
  const folder = await mkdtemp(join(tmpdir(), 'afshoreh-drill-'));
  const site = new Drilled(folder, server);
  try {
    await writeFile(join(folder, 'key'), randomBytes(48));
    await site.destroy();
    await site.start();
    await underLoad(site);
    await toTheByte(site);
  } finally {
    await site.stop();
    await site.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

await drill('SQLite');
const server = await ensureMysql();
if (server) await drill('MariaDB', server).finally(() => server.stop());
else console.log('NOT RUN MariaDB: no server at TEST_MYSQL_URL or 127.0.0.1:3306, and none could be started');
