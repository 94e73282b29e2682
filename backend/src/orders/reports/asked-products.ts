import { nameKeyOf } from '../../catalog/index.js';
import type { Database } from '../../database/index.js';
import type { DaySums } from './day-sums.js';
import { byKilograms, mostAsked, type ProductSum } from './product-sums.js';

export interface AskedProduct {
  /** Null after the product was removed from the catalogue. */
  productId: number | null;
  /** The product's name in the newest of these orders. */
  name: string;
  kilograms: number;
  /** How many orders contain it. */
  orders: number;
}

type Asked = Omit<ProductSum, 'productId'> & { productId: number | null };

/** The products with the most ordered kilograms on these days, at most `most`. One query, for their names. */
export async function askedProducts(
  database: Database,
  days: readonly DaySums[],
  most: number,
): Promise<AskedProduct[]> {
  const known: Asked[] = await mostAsked(
    days.map(({ products }) => products),
    most,
  );
  const shown = known.concat(removedProducts(days)).sort(byKilograms).slice(0, most);
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

/** Products that were removed from the catalogue are grouped by their folded names. */
function removedProducts(days: readonly DaySums[]): Asked[] {
  const byName = new Map<string, Asked>();
  for (const { name, lastLine, kilograms, orders } of days.flatMap(({ removed }) => removed)) {
    const key = nameKeyOf(name);
    const sum = byName.get(key);
    byName.set(key, {
      productId: null,
      lastLine: Math.max(lastLine, sum?.lastLine ?? 0),
      kilograms: kilograms + (sum?.kilograms ?? 0),
      orders: orders + (sum?.orders ?? 0),
    });
  }
  return [...byName.values()];
}

async function namesOfLines(database: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const lines = await database.read.query<{ id: number; productName: string }[]>(
    `SELECT id, productName FROM order_line WHERE id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  return new Map(lines.map(({ id, productName }) => [id, productName]));
}
