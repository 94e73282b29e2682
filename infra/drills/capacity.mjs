/**
 * Measures the capacity of one machine, on SQLite and on MariaDB, for docs/capacity.md. The load generator runs on the
 * same machine.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';

import { createConnection } from 'mysql2/promise';

import { NotMeasured } from '../bench/lib/not-measured.mjs';
import { startSite } from '../bench/lib/site.mjs';
import { rateOf } from '../bench/lib/wrk.mjs';
import { ensureMysql } from '../scripts/lib/mariadb.mjs';
import { fillOrders } from './lib/fill-orders.mjs';

const ORDERS = 100_000;
const SECONDS = 10;
const DATABASE = 'afshoreh_capacity';

const whole = (number) => Math.round(number).toLocaleString('en');

/** Requests per second. If the generator is the bottleneck, the figure is a lower bound. */
async function perSecond(request) {
  try {
    await rateOf(request, 2);
    return whole((await rateOf(request, SECONDS)).rate);
  } catch (error) {
    if (error instanceof NotMeasured) return error.message;
    throw error;
  }
}

async function figuresOf({ url, apiUrl, memory, ...site }, { bytes, target }) {
  const [product] = await (await fetch(`${apiUrl}/api/products?limit=1`)).json();
  const before = await bytes(site);
  await fillOrders(target(site), ORDERS, product.id);
  const perOrder = ((await bytes(site)) - before) / ORDERS;
  const order = { productId: product.id, customerName: 'سارا احمدی', phone: '09141234567', quantity: 220 };
  const headers = { 'content-type': 'application/json' };
  const atRest = memory().total;
  const searches = Array.from({ length: 50_000 }, (_, at) => `/products?q=${encodeURIComponent(`سیب ${at}`)}`);
  const figures = {
    'pages from the cache': await perSecond({ url: `${url}/products/`, paths: ['/products', '/', '/product/1'] }),
    'pages rendered anew': await perSecond({ url: `${url}/products`, paths: searches }),
    orders: await perSecond({
      url: `${url}/api/orders`,
      method: 'POST',
      headers,
      body: JSON.stringify(order),
      idempotent: true,
    }),
  };
  return {
    ...figures,
    'bytes per order': whole(perOrder),
    'MB at rest': whole(atRest),
    'MB after it': whole(memory().total),
  };
}

async function onSqlite() {
  const site = await startSite();
  try {
    const file = ({ dataDir }) => join(dataDir, 'afshoreh.sqlite');
    const bytes = (of) => ['', '-wal'].reduce((sum, end) => sum + statSync(file(of) + end).size, 0);
    return await figuresOf(site, { bytes, target: (of) => ({ sqliteFile: file(of) }) });
  } finally {
    await site.stop();
  }
}

async function onMariadb() {
  const server = await ensureMysql();
  if (!server) throw new Error('there is no MariaDB');
  const connection = await createConnection(server.url);
  await connection.query(`DROP DATABASE IF EXISTS ${DATABASE}`);
  await connection.query(`CREATE DATABASE ${DATABASE}`);
  const databaseUrl = new URL(`/${DATABASE}`, server.url).href;
  const site = await startSite(databaseUrl);
  try {
    const tables = `information_schema.INNODB_SYS_TABLESPACES WHERE NAME LIKE '${DATABASE}/%'`;
    const bytes = async () =>
      Number((await connection.query(`SELECT SUM(FILE_SIZE) AS size FROM ${tables}`))[0][0].size);
    return await figuresOf(site, { bytes, target: () => ({ databaseUrl }) });
  } finally {
    await site.stop();
    await connection.query(`DROP DATABASE ${DATABASE}`);
    await connection.end();
    await server.stop();
  }
}

console.log('sqlite', await onSqlite());
console.log('mariadb', await onMariadb());
