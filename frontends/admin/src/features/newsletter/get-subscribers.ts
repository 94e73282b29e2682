import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { rangeOf } from '../../list/period';
import { BACKGROUND } from '../../session/background';

export type Subscriber = Schemas['SubscriberDto'];

export const SUBSCRIBER_FILTERS = ['all', 'active', 'left'] as const;
type SubscriberFilter = (typeof SUBSCRIBER_FILTERS)[number];

/** Narrows text from the address bar; anything else means all. */
function subscriberFilterOf(text: string | null): SubscriberFilter {
  return SUBSCRIBER_FILTERS.find((filter) => filter === text) ?? 'all';
}

export interface SubscriberListSearch {
  filter: SubscriberFilter;
  q?: string | undefined;
  /** ISO 8601; since then, and before then. */
  from?: string | undefined;
  to?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

/** What the address asks of the list, as the API takes it. */
export function subscriberSearchOf(params: URLSearchParams, now: Date): SubscriberListSearch {
  return {
    filter: subscriberFilterOf(params.get('filter')),
    q: params.get('q') || undefined,
    ...rangeOf(params, now),
  };
}

/** How many addresses a search finds, for the view that it is saved as. */
export const foundSubscribersQuery = (search: SubscriberListSearch) =>
  queryOptions({
    queryKey: ['admin', 'newsletter', 'count', search],
    queryFn: ({ signal }) =>
      api
        .GET('/newsletter', { params: { query: { ...search, limit: 1 } }, headers: BACKGROUND, signal })
        .then(pageOf)
        .then(({ total }) => total),
  });

/** One page of the newsletter's addresses (D21), the newest first. */
export const subscribersQuery = (search: SubscriberListSearch) =>
  queryOptions({
    queryKey: ['admin', 'newsletter', 'list', search],
    queryFn: ({ signal }) => api.GET('/newsletter', { params: { query: search }, signal }).then(pageOf),
    staleTime: 0,
  });

/** How many each filter lets through. */
export const subscriberCountsQuery = queryOptions({
  queryKey: ['admin', 'newsletter', 'counts'],
  queryFn: ({ signal }) => api.GET('/newsletter/counts', { signal }).then(dataOf),
  staleTime: 0,
});

/** The file of every address that the list would show. */
export async function exportSubscribers(query: SubscriberListSearch): Promise<Blob> {
  return dataOf(await api.GET('/newsletter/export', { params: { query }, parseAs: 'blob' }));
}
