/**
 * Prints how long the calls of a site with many orders, contacts, entries of the audit and products take, beside a small
 * site: `npm run drill -- growth [orders] [products]`. Both are on MariaDB, and are removed afterwards.
 */
import { createConnection } from 'mysql2/promise';

import { startBackend } from '../bench/lib/backend.mjs';
import { withMysqlDatabases } from '../bench/lib/mysql-databases.mjs';
import { addProducts, copyProducts } from '../bench/lib/products.mjs';
import { fill } from './lib/fill.mjs';

const times = 20;
const small = { rows: 100, products: 12 };
const day = (daysAgo) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
/** `last` and `middle` are numbers of pages of the lists. */
const calls = (last, middle = Math.ceil(last / 2)) => [
  'orders',
  `orders?page=${middle}`,
  `orders?page=${last}`,
  'orders?sort=due',
  'orders?q=0912',
  'orders?q=0912&status=completed',
  'orders?q=سارا احمدی',
  'orders?q=09120007919',
  'orders?status=completed',
  `orders?status=completed&from=${day(90)}&to=${day(30)}`,
  `orders?status=completed&from=${day(500)}&to=${day(470)}`,
  'contacts',
  `contacts?page=${middle}`,
  'contacts?filter=read',
  `contacts?filter=read&page=${middle}`,
  'contacts?q=سلام',
  'contacts?q=سلام7',
  'contacts?q=سارا احمدی',
  'orders?q=0912 کیان',
  'audit',
  `audit?page=${middle}`,
  'audit?subject=order',
  'audit?q=کریمی',
  'dashboard',
  `dashboard?from=${day(364)}&to=${day(0)}`,
  'admin/products?q=سیب&sort=price-low',
  'products',
  'products?q=سیب&sort=price-low&page=3',
  'products/1',
];

/** @param {string[]} args how many orders, contacts and entries, and how many products */
export default async function growth([rows = '1000000', products = '100000']) {
  const large = { rows: Number(rows), products: Number(products) };
  const lines = await withMysqlDatabases(2, async (smallUrl, largeUrl) => {
    const beside = await measure(smallUrl, small, calls(1));
    const grown = await measure(largeUrl, large, calls(Math.ceil(large.rows / 24)));
    return grown.map(({ path, p50, p95 }, index) => `${ms(p50)} ${ms(p95)}  ${ms(beside[index].p50)}  /api/${path}`);
  });
  if (!lines) throw new Error('this drill needs MariaDB');
  console.log(`${rows} orders, contacts and entries, ${products} products: p50, p95, and p50 of the small site, in ms`);
  for (const line of lines) console.log(line);
}

async function measure(url, { rows, products }, paths) {
  const backend = await startBackend(url);
  const connection = await createConnection({ uri: url, timezone: 'Z' });
  try {
    await addProducts(backend, small.products);
    await copyProducts(backend, url, products);
    await connection.query("SET time_zone = '+00:00'");
    await fill((sql) => connection.query(sql), { orders: rows, contacts: rows, entries: rows, products });
    const measured = [];
    for (const path of paths) measured.push({ path, ...(await timesOf(backend, path)) });
    return measured;
  } finally {
    await connection.end();
    await backend.stop();
  }
}

async function timesOf(backend, path) {
  const taken = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    const response = await backend.fetch(`/api/${encodeURI(path)}`);
    await response.arrayBuffer();
    if (!response.ok) return { p50: NaN, p95: NaN };
    taken.push(performance.now() - began);
  }
  taken.sort((one, other) => one - other);
  return { p50: taken[times / 2], p95: taken[Math.ceil(times * 0.95) - 1] };
}

/** A call that failed has no time. */
function ms(value) {
  return (Number.isNaN(value) ? 'failed' : value.toFixed(0)).padStart(6);
}
