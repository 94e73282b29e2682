import { queryOptions, type QueryClient } from '@afshoreh/contracts/query';
import { orderQuery } from './get-order';

/** The limit of one print job, because every order is a request of its own. */
const MAX_SHEETS = 100;

/** Returns the address of printable orders, one A4 sheet each. */
export const sheetsAddress = (ids: readonly number[]) =>
  `/admin/orders/print?orders=${ids.slice(0, MAX_SHEETS).join(',')}`;

/** Returns the order ids in such an address, without duplicates and invalid values. */
export function ordersInAddress(params: URLSearchParams): number[] {
  const ids = (params.get('orders') ?? '').split(',').filter((text) => /^[1-9]\d{0,8}$/.test(text));
  return [...new Set(ids.map(Number))].slice(0, MAX_SHEETS);
}

/** Loads all orders or fails, so that no incomplete pile is printed. */
export const sheetsQuery = (ids: readonly number[], queryClient: QueryClient) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'sheets', ids],
    queryFn: () => Promise.all(ids.map((id) => queryClient.fetchQuery(orderQuery(id)))),
    staleTime: 0,
    enabled: ids.length > 0,
  });
