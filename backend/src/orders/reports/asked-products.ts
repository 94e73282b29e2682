import { setImmediate as turn } from 'node:timers/promises';
import type { Database } from '../../database/index.js';
import { storedInstant } from '../../database/columns.js';
import { partsOf, type Period } from './period.js';

/** Sorting a year of lines takes half as long again as sorting its months, and on SQLite everybody else waits meanwhile. */
const daysAtOnce = 30;

type Figure = number | string | null;

export interface AskedProduct {
  /** Null once it was removed from the catalogue. */
  productId: number | null;
  /** As the newest of these orders has it. */
  name: string;
  kilograms: number;
  /** How many orders ask for it. */
  orders: number;
}

/** Of one product. */
interface Asked {
  productId: number | null;
  /** The id of its newest line. */
  lastLine: number;
  kilograms: number;
  orders: number;
}

/**
 * The products that most kilograms were asked of, at most `most`. A query for each 30 days, one for what was removed from the
 * catalogue, one for the names.
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
    ...{ productId, name: names.get(lastLine) ?? '', kilograms, orders },
  }));
}

/** An order belongs to one part of the period, so the parts add up. */
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

/** They have nothing left but their names, which the database compares its own way: not to be added up in parts. */
function removedProducts(database: Database, period: Period): Promise<Asked[]> {
  return askedIn(database, period, 'productId IS NULL', 'productName');
}

/** The lines of the period that `condition` is true of, by a column of theirs. */
async function askedIn(
  database: Database,
  { from, to }: Pick<Period, 'from' | 'to'>,
  condition: string,
  column: 'productId' | 'productName',
): Promise<Asked[]> {
  // A cross join, because SQLite would begin with all lines ever that the condition is true of.
  const rows = await database.read.query<Record<keyof Asked, Figure>[]>(
    `SELECT MAX(productId) AS productId, MAX(order_line.id) AS lastLine, SUM(quantity) AS kilograms,
     COUNT(DISTINCT orderId) AS orders FROM orders CROSS JOIN order_line ON orderId = orders.id
     WHERE createdAt >= ? AND createdAt < ? AND ${condition} GROUP BY ${column}`,
    [storedInstant(from), storedInstant(to)],
  );
  return rows.map(({ productId, lastLine, kilograms, orders }) => ({
    ...{ productId: productId === null ? null : Number(productId), lastLine: Number(lastLine) },
    ...{ kilograms: Number(kilograms), orders: Number(orders) },
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
