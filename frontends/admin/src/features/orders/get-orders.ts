import { api, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@tanstack/react-query';
import type { OrderStatus } from './order-status';

export type Order = Schemas['OrderDto'];

export interface OrderListSearch {
  q?: string | undefined;
  status?: OrderStatus | undefined;
  sort?: 'newest' | 'oldest' | undefined;
  page?: number | undefined;
}

/** One page of orders (spec §2). Orders come in while the panel is open, so a visit always asks anew. */
export const ordersQuery = (search: OrderListSearch) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'list', search],
    queryFn: ({ signal }) => api.GET('/orders', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });
