import { queryOptions } from '@afshoreh/contracts/query';
import { api, pageOf } from '@afshoreh/api-client';
import type { ProductListSearch } from './product-list-search';

const PRODUCTS_PER_PAGE = 12;

export const pageCountOf = (total: number): number => Math.ceil(total / PRODUCTS_PER_PAGE);

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
