import { queryOptions } from '@afshoreh/contracts/query';
import { api, pageOf } from '@afshoreh/api-client';
import type { ProductListSearch } from './product-list-search';

const PRODUCTS_PER_PAGE = 12;

export const pageCountOf = (total: number): number => Math.ceil(total / PRODUCTS_PER_PAGE);

const MILLION = 1_000_000;

/** Converts a typed price, in millions of toman, to the API's unit, one toman. */
const tomanOf = (millions: number | undefined) => (millions === undefined ? undefined : Math.round(millions * MILLION));

const queryOf = (search: ProductListSearch) => ({
  ...search,
  q: search.q || undefined,
  origin: search.origin || undefined,
  priceFrom: tomanOf(search.priceFrom),
  priceTo: tomanOf(search.priceTo),
  limit: PRODUCTS_PER_PAGE,
});

/** One page of the catalogue, filtered and sorted by the server. */
export const productsQuery = (search: ProductListSearch) =>
  queryOptions({
    queryKey: ['products', 'list', search],
    queryFn: ({ signal }) =>
      api
        .GET('/products', {
          params: { query: queryOf(search) },
          signal,
        })
        .then(pageOf),
  });
