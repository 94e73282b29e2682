import { api, pageOf } from '@afshoreh/api-client';
import type { PageEntry } from '@afshoreh/contracts';
import { allItems } from '../../all-items';

/** The page of every product there is, for the sitemap; the API does not say when a product was changed. */
export async function productAddresses(): Promise<PageEntry[]> {
  const products = await allItems((query) =>
    api.GET('/products', { params: { query: { sort: 'newest', ...query } } }).then(pageOf),
  );
  return products.map(({ id }) => ({ path: `/product/${id}` }));
}
