import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type Subscriber = Schemas['SubscriberDto'];

export const SUBSCRIBER_FILTERS = ['all', 'active', 'left'] as const;
export type SubscriberFilter = (typeof SUBSCRIBER_FILTERS)[number];

/** Narrows text from the address bar; anything else means all. */
export function subscriberFilterOf(text: string | null): SubscriberFilter {
  return SUBSCRIBER_FILTERS.find((filter) => filter === text) ?? 'all';
}

export interface SubscriberListSearch {
  filter: SubscriberFilter;
  q?: string | undefined;
  page?: number | undefined;
  limit?: number | undefined;
}

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
export async function exportSubscribers({ q, filter }: SubscriberListSearch): Promise<Blob> {
  return dataOf(await api.GET('/newsletter/export', { params: { query: { q, filter } }, parseAs: 'blob' }));
}
