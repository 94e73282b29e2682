import { inSlices } from '../../common/in-slices.js';

export interface ProductSum {
  productId: number;
  /** The id of its newest line. */
  lastLine: number;
  kilograms: number;
  /** How many orders contain it. */
  orders: number;
}

/**
 * The products of one day, in columns. A year of a large catalogue holds a million of them: as objects they take three times
 * the memory, and adding them up takes 150 ms instead of 15.
 */
export interface ProductSums {
  ids: Uint32Array;
  lastLines: Uint32Array;
  kilograms: Float64Array;
  orders: Uint32Array;
}

export function productSums(products: readonly ProductSum[]): ProductSums {
  return {
    ids: Uint32Array.from(products, ({ productId }) => productId),
    lastLines: Uint32Array.from(products, ({ lastLine }) => lastLine),
    kilograms: Float64Array.from(products, ({ kilograms }) => kilograms),
    orders: Uint32Array.from(products, ({ orders }) => orders),
  };
}

/** Adds up days, and returns the products with the most kilograms: at most `most`, sorted by {@link byKilograms}. */
export async function mostAsked(days: readonly ProductSums[], most: number): Promise<ProductSum[]> {
  const highest = days.reduce((high, { ids }) => ids.reduce((one, id) => Math.max(one, id), high), 0);
  // The index in a column is the id of the product.
  const column = (): Float64Array => new Float64Array(highest + 1);
  const [lastLines, kilograms, orders] = [column(), column(), column()];
  await inSlices(days, (day) => {
    day.ids.forEach((id, at) => {
      lastLines[id] = Math.max(lastLines[id] ?? 0, day.lastLines[at] ?? 0);
      kilograms[id] = (kilograms[id] ?? 0) + (day.kilograms[at] ?? 0);
      orders[id] = (orders[id] ?? 0) + (day.orders[at] ?? 0);
    });
  });
  const first: ProductSum[] = [];
  kilograms.forEach((sum, productId) => {
    if (sum === 0 || sum < (first[most - 1]?.kilograms ?? 0)) return;
    first.push({ productId, lastLine: lastLines[productId] ?? 0, kilograms: sum, orders: orders[productId] ?? 0 });
    first.sort(byKilograms).splice(most);
  });
  return first;
}

/**
 * For `sort`: most kilograms first. Of two products with equal kilograms, the one that was last ordered longer ago comes
 * first.
 */
export function byKilograms(one: Omit<ProductSum, 'productId'>, other: Omit<ProductSum, 'productId'>): number {
  return other.kilograms - one.kilograms || one.lastLine - other.lastLine;
}
