import { queryOptions } from '@afshoreh/contracts/query';
import { comparedItemsOf, type ComparedItems } from '../../../components/comparison/asked';
import { productIdOf, productOf, type ProductDetails } from '../get-product';

/** Parses `?products=1,4,9`. */
export const productsToCompare = (search: URLSearchParams): ComparedItems<number> =>
  comparedItemsOf(search, 'products', productIdOf);

/** The products of these ids, in this order; null for those that do not exist. */
export const comparedQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['products', 'compared', ids],
    queryFn: ({ signal }): Promise<(ProductDetails | null)[]> => Promise.all(ids.map((id) => productOf(id, signal))),
  });
