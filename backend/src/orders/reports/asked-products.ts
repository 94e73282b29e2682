import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../../database/index.js';
import { storedInstant, type RawNumber } from '../../database/columns.js';
import { daysAtOnce, partsOf, type Period } from './period.js';

export interface AskedProduct {
  /** Null after the product was removed from the catalogue. */
  productId: number | null;
  /** The product's name in the newest of these orders. */
  name: string;
  kilograms: number;
  /** How many orders contain it. */
  orders: number;
}

/** The figures of one product. */
interface Asked {
  productId: number | null;
  /** The id of its newest line. */
  lastLine: number;
  kilograms: number;
  orders: number;
}

/**
 * The products with the most ordered kilograms, at most `most`. One query per 30 days, one for products that were
 * removed from the catalogue, one for the names.
 */
export async function askedProducts(database: Database, period: Period, most: number): Promise<AskedProduct[]> {
  const asked = [...(await catalogueProducts(database, period)), ...(await removedProducts(database, period))];
  asked.sort((one, other) => other.kilograms - one.kilograms || one.lastLine - other.lastLine);
  const shown = asked.slice(0, most);
  const names = await namesOfLines(
    database,
    shown.map(({ lastLine }) => lastLine),
  );
  return shown.map(({ productId, lastLine, kilograms, orders }) => ({
    productId,
    name: names.get(lastLine) ?? '',
    kilograms,
    orders,
  }));
}

/** The period is split into parts. Each order falls into one part only, so the sums of the parts can be added. */
async function catalogueProducts(database: Database, period: Period): Promise<Asked[]> {
  const byId = new Map<number | null, Asked>();
  for (const part of partsOf(period, daysAtOnce)) {
    for (const asked of await askedIn(database, part, 'productId IS NOT NULL', 'productId')) {
      const sum = byId.get(asked.productId);
      byId.set(asked.productId, sum ? added(sum, asked) : asked);
    }
    await turn();
  }
  return [...byId.values()];
}

/**
 * Products that were removed are known by name only. Each database compares names its own way, so one query groups them
 * over the whole period instead of adding up parts.
 */
function removedProducts(database: Database, period: Period): Promise<Asked[]> {
  return askedIn(database, period, 'productId IS NULL', 'productName');
}

/** The lines of the period for which `condition` is true, grouped by a column. */
async function askedIn(
  database: Database,
  { from, to }: Pick<Period, 'from' | 'to'>,
  condition: string,
  column: 'productId' | 'productName',
): Promise<Asked[]> {
  // CROSS JOIN, because SQLite would otherwise read all lines ever stored that satisfy the condition.
  const rows = await database.read.query<Record<keyof Asked, RawNumber>[]>(
    `SELECT MAX(productId) AS productId, MAX(order_line.id) AS lastLine, SUM(quantity) AS kilograms,
     COUNT(DISTINCT orderId) AS orders FROM orders CROSS JOIN order_line ON orderId = orders.id
     WHERE createdAt >= ? AND createdAt < ? AND ${condition} GROUP BY ${column}`,
    [storedInstant(from), storedInstant(to)],
  );
  return rows.map(({ productId, lastLine, kilograms, orders }) => ({
    productId: productId === null ? null : Number(productId),
    lastLine: Number(lastLine),
    kilograms: Number(kilograms),
    orders: Number(orders),
  }));
}

function added(one: Asked, other: Asked): Asked {
  return {
    productId: one.productId,
    lastLine: Math.max(one.lastLine, other.lastLine),
    kilograms: one.kilograms + other.kilograms,
    orders: one.orders + other.orders,
  };
}

async function namesOfLines(database: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const lines = await database.read.query<{ id: number; productName: string }[]>(
    `SELECT id, productName FROM order_line WHERE id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  return new Map(lines.map(({ id, productName }) => [id, productName]));
}
