import type { QueryClient } from '@afshoreh/contracts/query';
import type { Product } from './get-product';
import { productsQuery } from './get-products';
import { firstSearch } from './product-list-search';

/** One row on a large screen. */
const MOST_RELATED = 4;

/**
 * The popular products of the same category. The product list uses the same query, so that going there needs no new request.
 */
export const relatedProductsQuery = ({ category }: Pick<Product, 'category'>) =>
  productsQuery({ ...firstSearch, category });

export function relatedTo(product: Pick<Product, 'id'>, products: readonly Product[]): Product[] {
  return products.filter(({ id }) => id !== product.id).slice(0, MOST_RELATED);
}

/** Prefetches the related products for the server's HTML; they depend on the product, so it must be fetched first. */
export async function prefetchRelated(product: Product | null | undefined, data: QueryClient): Promise<void> {
  if (product) await data.prefetchQuery(relatedProductsQuery(product));
}
