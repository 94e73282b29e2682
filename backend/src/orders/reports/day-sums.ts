import { dayMs } from '../../common/tehran-day.js';
import { storedInstant, type RawNumber } from '../../database/columns.js';
import type { Database } from '../../database/index.js';
import type { OrderStatus } from '../order-status.js';
import { noSales, salesOf, type DaySales } from './sale-sums.js';
import { productSums, type ProductSum, type ProductSums } from './product-sums.js';

/** The sums of one day in Tehran, which reports add up. */
export interface DaySums {
  /** The orders placed on that day, by current status. */
  placed: { status: OrderStatus; orders: number }[];
  /** The kilograms in these orders. */
  kilograms: number;
  products: ProductSums;
  /** The ordered products that were removed from the catalogue since; they are known only by name. */
  removed: (LineSum & { name: string })[];
  /** The orders with a promise for that day, by minutes of call hours to the first attempt; null without an attempt. */
  promised: { wait: number | null; orders: number; inTime: number }[];
  /** For each admin, the orders that they called on that day: an id for each attempt. */
  called: Map<number, number[]>;
  /** The orders whose first attempt was on that day, by admin. */
  firstCalls: { adminId: number; orders: number; inTime: number }[];
  /** The sales of the orders that were placed on that day. */
  sales: DaySales;
}

export const noSums: DaySums = {
  placed: [],
  kilograms: 0,
  products: productSums([]),
  removed: [],
  promised: [],
  called: new Map(),
  firstCalls: [],
  sales: noSales(),
};

/**
 * The sums of the day that begins at `begin`. Promises whose time has not passed at `now` are left out. Eight queries on
 * indices, and one for removed products where there are any.
 */
export async function sumsOf(database: Database, begin: Date, now: Date): Promise<DaySums> {
  const end = new Date(begin.getTime() + dayMs);
  const day: Moments = [storedInstant(begin), storedInstant(end)];
  const untilNow: Moments = [storedInstant(begin), storedInstant(now < end ? now : end)];
  const [placed, lines, promised, called, firstCalls, sales] = await Promise.all([
    placedOn(database, day),
    linesOf(database, day),
    promisedOn(database, untilNow),
    calledOn(database, day),
    firstCallsOn(database, day),
    salesOf(database, begin),
  ]);
  return { placed, ...lines, promised, called, firstCalls, sales };
}

/** Begin and end, in the text form of stored moments. */
type Moments = [from: string, to: string];
type Raw<Name extends string> = Record<Name, RawNumber>;
type LineSum = Omit<ProductSum, 'productId'>;

async function placedOn({ read }: Database, day: Moments): Promise<DaySums['placed']> {
  const rows = await read.query<(Raw<'orders'> & { status: OrderStatus })[]>(
    'SELECT status, COUNT(*) AS orders FROM orders WHERE createdAt >= ? AND createdAt < ? GROUP BY status',
    day,
  );
  return rows.map(({ status, orders }) => ({ status, orders: Number(orders) }));
}

async function linesOf(database: Database, day: Moments): Promise<Pick<DaySums, 'kilograms' | 'products' | 'removed'>> {
  const rows = await linesBy<Raw<'productId'>>(database, day, { key: 'productId', column: 'productId' });
  const known = rows.filter(({ productId }) => productId !== null);
  const hasRemoved = known.length < rows.length;
  return {
    kilograms: sumOf(rows, 'kilograms'),
    products: productSums(known.map((row) => ({ ...row, productId: Number(row.productId) }))),
    removed: hasRemoved ? await removedLinesOf(database, day) : [],
  };
}

/** The lines of removed products, grouped by the bytes of the name, because the two databases compare names differently. */
function removedLinesOf(database: Database, day: Moments): Promise<DaySums['removed']> {
  const byName = { key: 'MAX(productName) AS name', column: 'HEX(productName)', where: 'AND productId IS NULL' };
  return linesBy(database, day, byName);
}

/** The lines of a day's orders, grouped by a column. */
async function linesBy<Key>(
  { read }: Database,
  day: Moments,
  { key, column, where = '' }: { key: string; column: string; where?: string },
): Promise<(Key & LineSum)[]> {
  // CROSS JOIN, because SQLite would otherwise read all lines ever stored that satisfy the condition.
  const rows = await read.query<(Key & Record<keyof LineSum, RawNumber>)[]>(
    `SELECT ${key}, MAX(order_line.id) AS lastLine, SUM(quantity) AS kilograms, COUNT(DISTINCT orderId) AS orders
     FROM orders CROSS JOIN order_line ON orderId = orders.id WHERE createdAt >= ? AND createdAt < ? ${where}
     GROUP BY ${column}`,
    day,
  );
  return rows.map((row) => ({
    ...row,
    lastLine: Number(row.lastLine),
    kilograms: Number(row.kilograms),
    orders: Number(row.orders),
  }));
}

async function promisedOn({ read }: Database, day: Moments): Promise<DaySums['promised']> {
  const rows = await read.query<Raw<'wait' | 'orders' | 'inTime'>[]>(
    `SELECT firstCallWait AS wait, COUNT(*) AS orders, SUM(CASE WHEN firstCallAt <= callBy THEN 1 ELSE 0 END) AS inTime
     FROM orders WHERE callBy >= ? AND callBy < ? GROUP BY firstCallWait`,
    day,
  );
  return rows.map(({ wait, orders, inTime }) => ({
    wait: wait === null ? null : Number(wait),
    orders: Number(orders),
    inTime: Number(inTime),
  }));
}

async function calledOn({ read }: Database, day: Moments): Promise<DaySums['called']> {
  const rows = await read.query<Record<'adminId' | 'orderId', number>[]>(
    'SELECT adminId, orderId FROM order_call WHERE at >= ? AND at < ?',
    day,
  );
  const called = new Map<number, number[]>();
  for (const { adminId, orderId } of rows) valuesOf(called, adminId).push(orderId);
  return called;
}

async function firstCallsOn({ read }: Database, day: Moments): Promise<DaySums['firstCalls']> {
  const rows = await read.query<Raw<'adminId' | 'orders' | 'inTime'>[]>(
    `SELECT firstCallBy AS adminId, COUNT(*) AS orders, SUM(CASE WHEN firstCallAt <= callBy THEN 1 ELSE 0 END) AS inTime
     FROM orders WHERE firstCallAt >= ? AND firstCallAt < ? GROUP BY firstCallBy`,
    day,
  );
  return rows.map(({ adminId, orders, inTime }) => ({
    adminId: Number(adminId),
    orders: Number(orders),
    inTime: Number(inTime),
  }));
}

/** The list under a key, which is added when it is missing. */
export function valuesOf(map: Map<number, number[]>, key: number): number[] {
  const values = map.get(key) ?? [];
  map.set(key, values);
  return values;
}

export function sumOf<Field extends string>(rows: readonly Record<Field, number>[], field: Field): number {
  return rows.reduce((sum, row) => sum + row[field], 0);
}
