import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { BACKGROUND } from '../../session/background';
import type { OrderStatus } from './order-status';

export type Order = Schemas['OrderDto'];

export const ORDER_SORTS = ['newest', 'oldest', 'due'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Narrows text from the address bar; anything else is the default sort. */
export function orderSortOf(text: string | null): OrderSort {
  return ORDER_SORTS.find((sort) => sort === text) ?? 'newest';
}

export interface OrderListSearch {
  q?: string | undefined;
  status?: OrderStatus | undefined;
  due?: 'any' | 'overdue' | 'today' | 'tomorrow' | 'none' | undefined;
  /** The id of an admin, `me`, or `none` for nobody's. */
  assignee?: string | undefined;
  sort?: OrderSort | undefined;
  /** ISO 8601; orders since then. */
  from?: string | undefined;
  /** ISO 8601; orders before then. */
  to?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** One page of orders (spec §2). Orders come in while the panel is open, so a visit always asks anew. */
export const ordersQuery = (search: OrderListSearch) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'list', search],
    queryFn: ({ signal }) => api.GET('/orders', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });

/** How many orders a search finds, for the view that it is saved as. */
export const foundOrdersQuery = (search: OrderListSearch) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'count', search],
    queryFn: ({ signal }) =>
      api
        .GET('/orders', { params: { query: { ...search, limit: 1 } }, headers: BACKGROUND, signal })
        .then(pageOf)
        .then(({ total }) => total),
  });

/** The file of every order that the list would show. */
export async function exportOrders({ sort: _sort, ...query }: OrderListSearch): Promise<Blob> {
  const result = await api.GET('/orders/export', { params: { query }, parseAs: 'blob' });
  return dataOf(result);
}
