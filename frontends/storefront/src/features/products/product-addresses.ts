import { api, pageOf } from '@afshoreh/api-client';
import type { PageEntry } from '@afshoreh/contracts';
import { allItems } from '../../all-items';

/** The addresses of all products, for the sitemap. The API does not say when a product was changed. */
export async function productAddresses(): Promise<PageEntry[]> {
  const products = await allItems((query) =>
    api.GET('/products', { params: { query: { sort: 'newest', fields: 'id', ...query } } }).then(pageOf),
  );
  return products.map(({ id }) => ({ path: `/product/${id}` }));
}
