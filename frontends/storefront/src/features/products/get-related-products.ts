import type { QueryClient } from '@afshoreh/contracts/query';
import type { Product } from './get-product';
import { productsQuery } from './get-products';
import { firstSearch } from './product-list-search';

const MOST_RELATED = 3;

/** The popular products of the same group: what the list shows of it, so that going there is at once. */
export const relatedProductsQuery = ({ category }: Pick<Product, 'category'>) =>
  productsQuery({ ...firstSearch, category });

export function relatedTo(product: Pick<Product, 'id'>, products: readonly Product[]): Product[] {
  return products.filter(({ id }) => id !== product.id).slice(0, MOST_RELATED);
}

/** For the page from the server: which products are related is known once the product is. */
export async function prefetchRelated(product: Product | null | undefined, data: QueryClient): Promise<void> {
  if (product) await data.prefetchQuery(relatedProductsQuery(product));
}
