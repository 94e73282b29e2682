import { api, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';

export type PricedProduct = Pick<Schemas['AdminProduct'], 'id' | 'name' | 'price' | 'showPrice' | 'version'>;

/** Rows of one page of the grid, which is the largest page of the API. */
export const SHEET_ROWS = 100;

const PAGES = ['admin', 'products', 'prices'] as const;

/** One page of the grid, ordered by name. */
export const pricedProductsQuery = (search: { q: string | undefined; page: number }) =>
  queryOptions({
    queryKey: [...PAGES, search],
    queryFn: ({ signal }) => {
      const query = { ...search, sort: 'name', limit: SHEET_ROWS } as const;
      return api.GET('/admin/products', { params: { query }, signal }).then(pageOf);
    },
    staleTime: 0,
  });

/** Puts saved prices into the loaded pages of the grid. */
export function showSavedPrices(queryClient: QueryClient, saved: readonly Schemas['ProductPrice'][]): void {
  const byId = new Map(saved.map((price) => [price.id, price]));
  queryClient.setQueriesData<{ items: PricedProduct[]; total: number }>(
    { queryKey: PAGES },
    (page) => page && { ...page, items: page.items.map((product) => ({ ...product, ...byId.get(product.id) })) },
  );
}
