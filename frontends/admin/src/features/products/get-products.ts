import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { BACKGROUND } from '../../session/background';

export type AdminProduct = Schemas['AdminProductDto'];

export const PRODUCT_SORTS = ['newest', 'name', 'price-low', 'price-high'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Narrows text from the address bar; anything else is the default sort. */
function productSortOf(text: string | null): ProductSort {
  return PRODUCT_SORTS.find((sort) => sort === text) ?? 'newest';
}

export interface ProductListSearch {
  q?: string | undefined;
  category?: string | undefined;
  sort: ProductSort;
  page?: number | undefined;
  limit?: number | undefined;
}

/** What the address asks of the list, as the API takes it. */
export function productSearchOf(params: URLSearchParams): ProductListSearch {
  const [q, category] = [params.get('q'), params.get('category')];
  return { q: q || undefined, category: category || undefined, sort: productSortOf(params.get('sort')) };
}

/** How many products a search finds, for the view that it is saved as. */
export const foundProductsQuery = (search: ProductListSearch) =>
  queryOptions({
    queryKey: ['admin', 'products', 'count', search],
    queryFn: ({ signal }) =>
      api
        .GET('/admin/products', { params: { query: { ...search, limit: 1 } }, headers: BACKGROUND, signal })
        .then(pageOf)
        .then(({ total }) => total),
  });

/** One page of the admin's products. The search finds name, category and origin (spec §2). */
export const adminProductsQuery = (search: ProductListSearch) =>
  queryOptions({
    queryKey: ['admin', 'products', 'list', search],
    queryFn: ({ signal }) => api.GET('/admin/products', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });

/** The file of every product that the list would show; it may come back, see `importProducts`. */
export async function exportProducts({ q, category }: ProductListSearch): Promise<Blob> {
  return dataOf(await api.GET('/products/export', { params: { query: { q, category } }, parseAs: 'blob' }));
}
