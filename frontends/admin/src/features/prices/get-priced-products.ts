import { api, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type PricedProduct = Pick<Schemas['AdminProductDto'], 'id' | 'name' | 'price' | 'showPrice' | 'version'>;

/** Rows of one page of the grid, which is the largest page of the API. */
export const SHEET_ROWS = 100;

/** One page of the grid, ordered by name. */
export const pricedProductsQuery = (search: { q: string | undefined; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'products', 'prices', search],
    queryFn: ({ signal }) => {
      const query = { ...search, sort: 'name', limit: SHEET_ROWS } as const;
      return api.GET('/admin/products', { params: { query }, signal }).then(pageOf);
    },
    staleTime: 0,
  });
