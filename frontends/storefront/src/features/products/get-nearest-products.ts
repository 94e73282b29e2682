import { queryOptions } from '@afshoreh/contracts/query';
import { api, dataOf } from '@afshoreh/api-client';

export const NEAREST = 3;

/** What comes nearest to words that found nothing. */
export const nearestProductsQuery = (q: string) =>
  queryOptions({
    queryKey: ['products', 'nearest', q],
    queryFn: ({ signal }) =>
      api.GET('/products/nearest', { params: { query: { q, limit: NEAREST } }, signal }).then(dataOf),
  });
