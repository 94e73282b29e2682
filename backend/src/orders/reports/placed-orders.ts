import type { Database } from '../../database/index.js';
import { daysSince } from '../../database/index.js';
import { storedInstant } from '../../database/columns.js';
import type { OrderStatus } from '../order-status.js';
import type { Period } from './period.js';

type Figure = number | string | null;

/** Orders of one day and status. */
export interface PlacedOrders {
  /** From 0, the first day of the period. */
  day: number;
  status: OrderStatus;
  orders: number;
}

export interface AskedKilograms {
  day: number;
  kilograms: number;
}

export interface AskedProduct {
  /** Null once it was removed from the catalogue. */
  productId: number | null;
  /** As the newest of these orders has it. */
  name: string;
  kilograms: number;
  /** How many orders ask for it. */
  orders: number;
}

/** How many orders were placed, by day and by the status they have now. One query, from an index. */
export async function placedOrders(database: Database, { from, to }: Period): Promise<PlacedOrders[]> {
  const rows = await database.read.query<Record<'day' | 'orders', Figure>[]>(
    `SELECT ${daysSince(database, 'createdAt')} AS day, status, COUNT(*) AS orders FROM orders
     WHERE createdAt >= ? AND createdAt < ? GROUP BY day, status`,
    [storedInstant(from), storedInstant(from), storedInstant(to)],
  );
  return rows.map((row) => ({ ...(row as object as PlacedOrders), day: Number(row.day), orders: Number(row.orders) }));
}

/** What the orders of each day ask for. One query. */
export async function askedKilograms(database: Database, { from, to }: Period): Promise<AskedKilograms[]> {
  const rows = await database.read.query<Record<'day' | 'kilograms', Figure>[]>(
    `SELECT ${daysSince(database, 'orders.createdAt')} AS day, SUM(order_line.quantity) AS kilograms
     FROM orders INNER JOIN order_line ON order_line.orderId = orders.id
     WHERE orders.createdAt >= ? AND orders.createdAt < ? GROUP BY day`,
    [storedInstant(from), storedInstant(from), storedInstant(to)],
  );
  return rows.map(({ day, kilograms }) => ({ day: Number(day), kilograms: Number(kilograms) }));
}

/** The products that most kilograms were asked of, at most `most`. Two queries. */
export async function askedProducts(database: Database, period: Period, most: number): Promise<AskedProduct[]> {
  const rows = await database.read.query<Record<'productId' | 'lastLine' | 'kilograms' | 'orders', Figure>[]>(
    `SELECT order_line.productId AS productId, MAX(order_line.id) AS lastLine, SUM(order_line.quantity) AS kilograms,
     COUNT(DISTINCT order_line.orderId) AS orders
     FROM orders INNER JOIN order_line ON order_line.orderId = orders.id
     WHERE orders.createdAt >= ? AND orders.createdAt < ?
     GROUP BY order_line.productId, CASE WHEN order_line.productId IS NULL THEN order_line.productName END
     ORDER BY kilograms DESC, lastLine LIMIT ${most}`,
    [storedInstant(period.from), storedInstant(period.to)],
  );
  const names = await namesOfLines(
    database,
    rows.map(({ lastLine }) => Number(lastLine)),
  );
  return rows.map(({ productId, lastLine, kilograms, orders }) => ({
    ...{ productId: productId === null ? null : Number(productId), name: names.get(Number(lastLine)) ?? '' },
    ...{ kilograms: Number(kilograms), orders: Number(orders) },
  }));
}

async function namesOfLines(database: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const lines = await database.read.query<{ id: number; productName: string }[]>(
    `SELECT id, productName FROM order_line WHERE id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  return new Map(lines.map(({ id, productName }) => [id, productName]));
}
