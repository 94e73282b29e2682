import { queryOptions } from '@afshoreh/contracts/query';
import { askedOf, type Asked } from '../../../components/comparison/asked';
import { productIdOf, productOf, type ProductDetails } from '../get-product';

/** Reads `?products=1,4,9`. */
export const askedProducts = (search: URLSearchParams): Asked<number> => askedOf(search, 'products', productIdOf);

/** The products of these ids, in this order; null for those that do not exist. */
export const comparedQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['products', 'compared', ids],
    queryFn: ({ signal }): Promise<(ProductDetails | null)[]> => Promise.all(ids.map((id) => productOf(id, signal))),
  });
