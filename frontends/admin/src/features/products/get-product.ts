import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type AdminProductDetails = Schemas['AdminProductDetailsDto'];

/** The product as the server has it now: what an edit starts from, also when it is not on the visible page of the list. */
export const adminProductQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'products', 'details', id],
    queryFn: ({ signal }) => api.GET('/admin/products/{id}', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
    // A form must never start from a remembered answer: its version would be old and the save refused.
    gcTime: 0,
  });

/** The product as it is stored now, past every cache. */
export async function readProduct(id: number): Promise<AdminProductDetails> {
  return dataOf(await api.GET('/admin/products/{id}', { params: { path: { id } }, cache: 'no-store' }));
}
