import { queryOptions } from '@tanstack/react-query';
import { api, dataOf, type Schemas } from '@afshoreh/api-client';

export type Product = Schemas['ProductDto'];

/** One product; ApiError `catalog.product_not_found` when there is none. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: ['products', id],
    queryFn: ({ signal }) => api.GET('/products/{id}', { params: { path: { id } }, signal }).then(dataOf),
  });

/** The id in the path of a product page, or null for what can be none: `/product/12a`, `/product/0`. */
export function productIdOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
