import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { rangeOf } from '../../list/period';
import { BACKGROUND } from '../../session/background';

export type Customer = Schemas['ListedCustomerDto'];
export type CustomerOrder = Schemas['OrderDto'];

export const CUSTOMER_SORTS = ['newest', 'name'] as const;
type CustomerSort = (typeof CUSTOMER_SORTS)[number];

/** Narrows text from the address bar; anything else is the default sort. */
function customerSortOf(text: string | null): CustomerSort {
  return CUSTOMER_SORTS.find((sort) => sort === text) ?? 'newest';
}

export interface CustomerListSearch {
  q?: string | undefined;
  /** ISO 8601; since then, and before then. */
  from?: string | undefined;
  to?: string | undefined;
  sort: CustomerSort;
  page?: number | undefined;
  limit?: number | undefined;
}

/** What the address asks of the list, as the API takes it. */
export function customerSearchOf(params: URLSearchParams, now: Date): CustomerListSearch {
  return { q: params.get('q') || undefined, sort: customerSortOf(params.get('sort')), ...rangeOf(params, now) };
}

/** How many customers a search finds, for the view that it is saved as. */
export const foundCustomersQuery = (search: CustomerListSearch) =>
  queryOptions({
    queryKey: ['admin', 'customers', 'count', search],
    queryFn: ({ signal }) =>
      api
        .GET('/customers', { params: { query: { ...search, limit: 1 } }, headers: BACKGROUND, signal })
        .then(pageOf)
        .then(({ total }) => total),
  });

/** The file of every customer that the list would show. */
export async function exportCustomers({ sort: _sort, ...query }: CustomerListSearch): Promise<Blob> {
  return dataOf(await api.GET('/customers/export', { params: { query }, parseAs: 'blob' }));
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
    // Whoever was deleted is not kept once the dialog is closed (D31).
    gcTime: 0,
  });

/** What a customer ordered while logged in, the newest first. */
export const customerOrdersQuery = (id: number, limit: number) =>
  queryOptions({
    queryKey: ['admin', 'customers', 'orders', id, limit],
    queryFn: ({ signal }) =>
      api.GET('/customers/{id}/orders', { params: { path: { id }, query: { limit } }, signal }).then(pageOf),
    staleTime: 0,
  });
