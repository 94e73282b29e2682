import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import type { Product } from './get-product';

/** One row on a large screen. */
const MOST_RELATED = 4;

/**
 * The popular products of the same category, one more than are shown, because the product may be among them. It is not the
 * query of the product list, whose filters this page would otherwise load.
 */
export const relatedProductsQuery = ({ category }: Pick<Product, 'category'>) =>
  queryOptions({
    queryKey: ['products', 'related', category],
    queryFn: ({ signal }) =>
      api.GET('/products', { params: { query: { category, limit: MOST_RELATED + 1 } }, signal }).then(dataOf),
  });

export function relatedTo(product: Pick<Product, 'id'>, products: readonly Product[]): Product[] {
  return products.filter(({ id }) => id !== product.id).slice(0, MOST_RELATED);
}

/** Prefetches the related products for the server's HTML; they depend on the product, so it must be fetched first. */
export async function prefetchRelated(product: Product | null | undefined, data: QueryClient): Promise<void> {
  if (product) await data.prefetchQuery(relatedProductsQuery(product));
}
