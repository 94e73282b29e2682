import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { copy } from './copy';

export type PriceListEntry = Schemas['PriceListEntryDto'];
export type PriceList = Schemas['PriceListDto'];

/** The rows in dollars with what they come to at the rate of the settings (D2). */
export const priceListQuery = queryOptions({
  queryKey: ['admin', 'price-list'],
  queryFn: ({ signal }) => api.GET('/price-list', { signal }).then(dataOf),
  staleTime: 0,
});

/** A row as it is stored now, past every cache. @throws when it is gone */
export async function storedEntry(id: number): Promise<PriceListEntry> {
  const { items } = dataOf(await api.GET('/price-list', { cache: 'no-store' }));
  const entry = items.find((each) => each.id === id);
  if (!entry) throw new Error(copy.list.gone);
  return entry;
}
