import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { RecordGone } from '../../form/failed-write';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type PriceListEntry = ItemOf<'/price-list'>;
export type PriceList = Schemas['PriceList'];

/** The rows of the price list in dollars. */
export const priceList = resource({
  path: '/price-list',
  key: 'price-list',
  subject: 'price_list_entry',
  // The prices of products follow from this list.
  alsoInvalidates: [['products']],
  nameOf: ({ name }) => name,
  words: copy.list,
});

/** The rows in dollars, with their value in toman at the stored rate. */
export const priceListQuery = queryOptions({
  queryKey: ['admin', priceList.key],
  queryFn: ({ signal }) => api.GET('/price-list', { signal }).then(dataOf),
  staleTime: 0,
});

/** Reads a row as it is stored now, without any cache. @throws when it was deleted */
export async function storedEntry(entry: PriceListEntry | undefined): Promise<PriceListEntry> {
  const { items } = dataOf(await api.GET('/price-list', { cache: 'no-store' }));
  const stored = items.find(({ id }) => id === entry?.id);
  if (!stored) throw new RecordGone(copy.list.gone);
  return stored;
}
