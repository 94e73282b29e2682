/**
 * Prints how long the calls of a site with many orders, contacts, entries of the audit and products take, beside a small
 * site, on MariaDB; and with a tenth of them on SQLite: `npm run drill -- growth [orders] [products]`. All are removed afterwards.
 */
import { createConnection } from 'mysql2/promise';

import { startBackend } from '../bench/lib/backend.mjs';
import { withMysqlDatabases } from '../bench/lib/mysql-databases.mjs';
import { addProducts, copyProducts } from '../bench/lib/products.mjs';
import { copyToSqlite, fill } from './lib/fill.mjs';

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
  const tenth = { rows: large.rows / 10, products: large.products / 10 };
  const pages = ({ rows }) => calls(Math.ceil(rows / 24));
  const measured = await withMysqlDatabases(3, async (smallUrl, largeUrl, tenthUrl) => {
    const beside = await onMysql(smallUrl, small, (backend) => timesOfAll(backend, calls(1)));
    print(large, 'MariaDB', await onMysql(largeUrl, large, (backend) => timesOfAll(backend, pages(large))), beside);
    await onMysql(tenthUrl, tenth, () => undefined);
    print(tenth, 'SQLite', await onSqlite(tenthUrl, tenth, (backend) => timesOfAll(backend, pages(tenth))), beside);
    return true;
  });
  if (!measured) throw new Error('this drill needs MariaDB');
}

function print({ rows, products }, engine, grown, beside) {
  console.log(`${rows} orders, contacts and entries, ${products} products on ${engine}, in ms`);
  console.log('   p50    p95   most  small');
  for (const [index, { path, p50, p95, most }] of grown.entries())
    console.log(`${ms(p50)} ${ms(p95)} ${ms(most)} ${ms(beside[index].p50)}  /api/${path}`);
}

async function onMysql(url, { rows, products }, work) {
  const backend = await startBackend(url);
  const connection = await createConnection({ uri: url, timezone: 'Z' });
  try {
    await addProducts(backend, small.products);
    await copyProducts(backend, url, products);
    await connection.query("SET time_zone = '+00:00'");
    await fill((sql) => connection.query(sql), { orders: rows, contacts: rows, entries: rows, products });
    return await work(backend);
  } finally {
    await connection.end();
    await backend.stop();
  }
}

/** Measures on SQLite with the rows of a database that {@link onMysql} has filled. */
async function onSqlite(filledUrl, { products }, work) {
  const backend = await startBackend();
  try {
    await addProducts(backend, small.products);
    await copyProducts(backend, '', products);
    await copyToSqlite(filledUrl, backend.sqliteFile);
    return await work(backend);
  } finally {
    await backend.stop();
  }
}

async function timesOfAll(backend, paths) {
  const measured = [];
  for (const path of paths) measured.push({ path, ...(await timesOf(backend, path)) });
  return measured;
}

async function timesOf(backend, path) {
  const taken = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    const response = await backend.fetch(`/api/${encodeURI(path)}`);
    await response.arrayBuffer();
    if (!response.ok) return { p50: NaN, p95: NaN, most: NaN };
    taken.push(performance.now() - began);
  }
  taken.sort((one, other) => one - other);
  return { p50: taken[times / 2], p95: taken[Math.ceil(times * 0.95) - 1], most: taken.at(-1) };
}

/** A failed call has no duration. */
function ms(value) {
  return (Number.isNaN(value) ? 'failed' : value.toFixed(0)).padStart(6);
}
