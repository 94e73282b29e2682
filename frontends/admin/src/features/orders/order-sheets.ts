import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import { orderQuery } from './get-order';

/** More would be asked of the server at once than a printer is given. */
const MOST = 100;

/** Where orders stand ready to be printed, one A4 sheet each. */
export const sheetsAddress = (ids: readonly number[]) => `/admin/orders/print?orders=${ids.slice(0, MOST).join(',')}`;

/** The orders that such an address names; each once, none that is no id. */
export function ordersInAddress(params: URLSearchParams): number[] {
  const ids = (params.get('orders') ?? '').split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))].slice(0, MOST);
}

/** All of them or none: half a pile of paper helps nobody. */
export const sheetsQuery = (ids: readonly number[], queryClient: QueryClient) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'sheets', ids],
    queryFn: () => Promise.all(ids.map((id) => queryClient.fetchQuery(orderQuery(id)))),
    staleTime: 0,
    enabled: ids.length > 0,
  });
