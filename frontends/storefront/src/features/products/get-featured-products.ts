import { queryOptions } from '@afshoreh/contracts/query';
import { api, dataOf } from '@afshoreh/api-client';

/** Home shows so many (spec §9). */
export const FEATURED_ON_HOME = 3;

export const featuredProductsQuery = queryOptions({
  queryKey: ['products', 'featured'],
  queryFn: ({ signal }) => api.GET('/products/featured', { signal }).then(dataOf),
});
