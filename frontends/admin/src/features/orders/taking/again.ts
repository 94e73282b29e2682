import { api, ApiError, dataOf } from '@afshoreh/api-client';
import type { FormLine } from '../lines/lines-schema';
import { lineName, type Order } from '../orders';

interface AgainLines {
  /** The lines with the packs that the products have today. */
  lines: FormLine[];
  /** The names of the products that can no longer be ordered. */
  gone: string[];
}

/** The lines of an earlier order, or of a sample that is ordered now. */
export interface EarlierLines {
  items: readonly Pick<Order['items'][number], 'productId' | 'productName' | 'quantity'>[];
}

/** Finds out which of these lines can still be ordered. */
export async function linesAgain({ items }: EarlierLines): Promise<AgainLines> {
  const found = await Promise.all(items.map(async (line) => ({ line, product: await productOf(line.productId) })));
  return {
    lines: found.flatMap(({ line: { quantity }, product }) =>
      product ? [{ productId: product.id, productName: product.name, pack: product.pack, quantity }] : [],
    ),
    gone: found.flatMap(({ line, product }) => (product ? [] : [lineName(line)])),
  };
}

/** Null for a product that is no longer in the catalogue. */
async function productOf(id: number | null) {
  if (id === null) return null;
  try {
    return await api.GET('/products/{id}', { params: { path: { id } } }).then(dataOf);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
