import { setTimeout as sleep } from 'node:timers/promises';

import { startBackend } from './lib/backend.mjs';
import { withMysqlDatabases } from './lib/mysql-databases.mjs';
import { addProducts, copyProducts } from './lib/products.mjs';

const ROWS = 5_000;
const CUSTOMERS = 4;
const QUIET_MS = 5_000;
/** The least share of the orders that the same customers place without an import. */
const LEAST = 0.2;

export const seconds = 90;

/** The rate of orders while a file changes every price of a large catalogue, compared with the rate without an import. */
export default async function importBesideOrders() {
  const onSqlite = await measure('SQLite', '');
  const onMysql = await withMysqlDatabases(1, (url) => measure('MySQL', url));
  const measured = [onSqlite, ...(onMysql ? [onMysql] : [])];
  return {
    name: `orders beside an import of ${ROWS} products against orders alone, none of them refused`,
    lines: measured.map(({ line }) => line),
    ok: measured.every(({ ok }) => ok),
  };
}

async function measure(database, databaseUrl) {
  const backend = await startBackend(databaseUrl);
  try {
    await addProducts(backend, 60);
    await copyProducts(backend, databaseUrl, ROWS);
    const file = await (await backend.fetch('/api/products/export')).text();
    const ids = [...file.matchAll(/^(\d+),/gm)].map(([, id]) => Number(id));
    const quiet = await ordersDuring(backend, ids, sleep(QUIET_MS));
    const beside = await ordersDuring(backend, ids, importFile(backend, withOtherPrices(file)));
    const ratio = beside.rate / quiet.rate;
    const figures = ({ rate, p99, refused }) =>
      `${Math.round(rate)} orders/s, p99 ${Math.round(p99)} ms, ${refused} refused`;
    return {
      ok: ratio >= LEAST && beside.refused === 0,
      line:
        `${database}: ${figures(beside)} in ${(beside.ms / 1000).toFixed(1)} s; alone ${figures(quiet)}: ` +
        `ratio ${ratio.toFixed(2)} (at least ${LEAST.toFixed(2)})`,
    };
  } finally {
    await backend.stop();
  }
}

/** Four customers who place orders one after another until `work` is done. */
async function ordersDuring(backend, ids, work) {
  const times = [];
  let [refused, isOver] = [0, false];
  const began = performance.now();
  const customers = Array.from({ length: CUSTOMERS }, async (_, customer) => {
    for (let nth = customer; !isOver; nth += CUSTOMERS) {
      const sent = performance.now();
      const body = {
        productId: ids[nth % ids.length],
        customerName: 'سارا احمدی',
        phone: '09141234567',
        quantity: 220,
      };
      const isPlaced = await placeOrder(backend, body);
      times.push(performance.now() - sent);
      if (!isPlaced) refused += 1;
    }
  });
  await work;
  const ms = performance.now() - began;
  isOver = true;
  await Promise.all(customers);
  times.sort((a, b) => a - b);
  return { ms, refused, rate: (times.length / ms) * 1000, p99: times[Math.floor(times.length * 0.99)] };
}

async function placeOrder(backend, order) {
  const headers = { 'content-type': 'application/json' };
  try {
    const response = await backend.fetch('/api/orders', { method: 'POST', headers, body: JSON.stringify(order) });
    await response.arrayBuffer();
    return response.status === 201;
  } catch {
    // A server that blocks its event loop closes connections that seem idle.
    return false;
  }
}

/** Raises every price by one toman: the number before «بله» or «خیر». */
const withOtherPrices = (file) => file.replace(/,(\d+),(?=بله|خیر)/g, (_all, price) => `,${Number(price) + 1},`);

async function importFile(backend, file) {
  const body = new FormData();
  body.set('file', new Blob([file]), 'products.csv');
  const response = await backend.fetch('/api/products/import', { method: 'POST', body });
  const { changed } = await response.json();
  if (changed !== ROWS) throw new Error(`the import answered ${response.status} and changed ${changed} products`);
}
