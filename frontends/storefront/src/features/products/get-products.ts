import { queryOptions } from '@tanstack/react-query';
import { api, pageOf } from '@afshoreh/api-client';
import type { ProductListSearch } from './product-list-search';

export const PRODUCTS_PER_PAGE = 12;

/** One page of the catalogue, filtered and sorted by the server (D3). */
export const productsQuery = ({ category, sort, q, page }: ProductListSearch) =>
  queryOptions({
    queryKey: ['products', 'list', { category, sort, q, page }],
    queryFn: ({ signal }) =>
      api
        .GET('/products', {
          params: { query: { category, sort, q: q || undefined, page, limit: PRODUCTS_PER_PAGE } },
          signal,
        })
        .then(pageOf),
  });
