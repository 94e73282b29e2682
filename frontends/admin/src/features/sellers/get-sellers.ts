import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { rangeOf } from '../../list/period';
import { BACKGROUND } from '../../session/background';

export type Seller = Schemas['SellerDto'];
export type SellerStatus = Schemas['SellerStatus'];

export const SELLER_FILTERS = ['all', 'pending', 'approved', 'rejected'] as const;
type SellerFilter = (typeof SELLER_FILTERS)[number];

export const SELLER_SORTS = ['newest', 'company', 'status'] as const;
export type SellerSort = (typeof SELLER_SORTS)[number];

/** Narrow text from the address bar; anything else is the default. */
const sellerFilterOf = (text: string | null): SellerFilter => SELLER_FILTERS.find((filter) => filter === text) ?? 'all';
const sellerSortOf = (text: string | null): SellerSort => SELLER_SORTS.find((sort) => sort === text) ?? 'newest';

export interface SellerListSearch {
  q?: string | undefined;
  /** ISO 8601; since then, and before then. */
  from?: string | undefined;
  to?: string | undefined;
  status: SellerFilter;
  sort: SellerSort;
  page?: number | undefined;
  limit?: number | undefined;
}

/** What the address asks of the list, as the API takes it. */
export function sellerSearchOf(params: URLSearchParams, now: Date): SellerListSearch {
  const [status, sort] = [sellerFilterOf(params.get('status')), sellerSortOf(params.get('sort'))];
  return { q: params.get('q') || undefined, status, sort, ...rangeOf(params, now) };
}

/** How many sellers a search finds, for the view that it is saved as. */
export const foundSellersQuery = (search: SellerListSearch) =>
  queryOptions({
    queryKey: ['admin', 'sellers', 'count', search],
    queryFn: ({ signal }) =>
      api
        .GET('/sellers', { params: { query: { ...search, limit: 1 } }, headers: BACKGROUND, signal })
        .then(pageOf)
        .then(({ total }) => total),
  });

/** One page of sellers in full, which only admins get (D18). The search finds company, owner, e-mail and phone. */
export const sellersQuery = (search: SellerListSearch) =>
  queryOptions({
    queryKey: ['admin', 'sellers', 'list', search],
    queryFn: ({ signal }) =>
      api
        .GET('/sellers', { params: { query: search }, signal })
        .then(pageOf)
        // With an admin's token every seller comes in full (D18).
        .then(({ items, total }) => ({ items: items as Seller[], total })),
    staleTime: 0,
  });

/** How many sellers each status has. */
export const sellerCountsQuery = queryOptions({
  queryKey: ['admin', 'sellers', 'counts'],
  queryFn: ({ signal }) => api.GET('/sellers/counts', { signal }).then(dataOf),
  staleTime: 0,
});

export const readSeller = (id: number, signal?: AbortSignal): Promise<Seller> =>
  api.GET('/sellers/{id}', { params: { path: { id } }, signal }).then(dataOf);

/** The seller as the server has it now: what an edit starts from. */
export const sellerQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'sellers', 'details', id],
    queryFn: ({ signal }) => readSeller(id, signal),
    staleTime: 0,
    // A form must never start from a remembered answer: its version would be old and the save refused.
    gcTime: 0,
  });

/** The file of every seller that the list would show. */
export async function exportSellers({ sort: _sort, ...query }: SellerListSearch): Promise<Blob> {
  return dataOf(await api.GET('/sellers/export', { params: { query }, parseAs: 'blob' }));
}
