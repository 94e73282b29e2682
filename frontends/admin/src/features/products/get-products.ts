import { api, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type AdminProduct = Schemas['AdminProductDto'];

export const PRODUCT_SORTS = ['newest', 'name', 'price-low', 'price-high'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Narrows text from the address bar; anything else is the default sort. */
export function productSortOf(text: string | null): ProductSort {
  return PRODUCT_SORTS.find((sort) => sort === text) ?? 'newest';
}

export interface ProductListSearch {
  q?: string | undefined;
  category?: string | undefined;
  sort: ProductSort;
  page?: number | undefined;
  limit?: number | undefined;
}

/** One page of the admin's products. The search finds name, category and origin (spec §2). */
export const adminProductsQuery = (search: ProductListSearch) =>
  queryOptions({
    queryKey: ['admin', 'products', 'list', search],
    queryFn: ({ signal }) => api.GET('/admin/products', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });
