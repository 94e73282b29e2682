import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type Customer = Schemas['ListedCustomerDto'];
export type CustomerOrder = Schemas['OrderDto'];

export const CUSTOMER_SORTS = ['newest', 'name'] as const;
export type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** Narrows text from the address bar; anything else is the default sort. */
export function customerSortOf(text: string | null): CustomerSort {
  return CUSTOMER_SORTS.find((sort) => sort === text) ?? 'newest';
}

export interface CustomerListSearch {
  q?: string | undefined;
  sort: CustomerSort;
  page?: number | undefined;
  limit?: number | undefined;
}

/** One page of the people who opened an account; the search finds name, e-mail and phone. */
export const customersQuery = (search: CustomerListSearch) =>
  queryOptions({
    queryKey: ['admin', 'customers', 'list', search],
    queryFn: ({ signal }) => api.GET('/customers', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'customers', 'details', id],
    queryFn: ({ signal }) => api.GET('/customers/{id}', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });

/** What a customer ordered while logged in, the newest first. */
export const customerOrdersQuery = (id: number, limit: number) =>
  queryOptions({
    queryKey: ['admin', 'customers', 'orders', id, limit],
    queryFn: ({ signal }) =>
      api.GET('/customers/{id}/orders', { params: { path: { id }, query: { limit } }, signal }).then(pageOf),
    staleTime: 0,
  });
