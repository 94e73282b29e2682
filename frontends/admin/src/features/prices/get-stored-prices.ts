import { api, dataOf } from '@afshoreh/api-client';
import type { PricedProduct } from './get-priced-products';

/** Reads products as they are stored now. Deleted products are left out. */
export async function storedPrices(ids: readonly number[]): Promise<PricedProduct[]> {
  const found = await Promise.all(
    ids.map((id) => api.GET('/admin/products/{id}', { params: { path: { id } } }).then(dataOf, () => null)),
  );
  return found.filter((product) => product !== null);
}
