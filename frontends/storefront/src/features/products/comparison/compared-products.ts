import { MOST_COMPARED } from '@afshoreh/contracts';
import { queryOptions } from '@afshoreh/contracts/query';
import { productIdOf, productOf, type ProductDetails } from '../get-product';

interface Asked {
  /** Ids of different products, {@link MOST_COMPARED} at most. */
  ids: number[];
  /** The address names more products than are shown. */
  tooMany: boolean;
}

/** Reads `?products=1,4,9`. What is no id is left out. */
export function askedProducts(search: URLSearchParams): Asked {
  const numbers = (search.get('products') ?? '').split(',').flatMap((text) => productIdOf(text.trim()) ?? []);
  const ids = [...new Set(numbers)];
  return { ids: ids.slice(0, MOST_COMPARED), tooMany: ids.length > MOST_COMPARED };
}

/** The address of a comparison. A comma needs no escape in a query, so the address stays readable. */
export function comparePath(ids: readonly number[]): string {
  return ids.length > 0 ? `/compare?products=${ids.join(',')}` : '/compare';
}

/** The products of these ids, in this order; null for those that do not exist. */
export const comparedQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['products', 'compared', ids],
    queryFn: ({ signal }): Promise<(ProductDetails | null)[]> => Promise.all(ids.map((id) => productOf(id, signal))),
  });
