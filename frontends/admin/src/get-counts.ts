import { api, pageOf, type ApiPaths } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { BACKGROUND } from './session/background';

type OrderListQuery = NonNullable<ApiPaths['/orders']['get']['parameters']['query']>;
type ContactListQuery = NonNullable<ApiPaths['/contacts']['get']['parameters']['query']>;

/** The API sends the length of a list in X-Total-Count with every page. One row is the smallest page. */
const oneRow = <Query extends object>(query: Query, signal: AbortSignal) => ({
  params: { query: { ...query, limit: 1 } },
  headers: BACKGROUND,
  signal,
});

/** The number of orders, in total or with one status. */
export const orderCountQuery = (status?: OrderListQuery['status']) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'count', status ?? 'all'],
    queryFn: async ({ signal }) => pageOf(await api.GET('/orders', oneRow({ status }, signal))).total,
    staleTime: 0,
  });

/** The number of contact messages, in total or unread. */
export const contactCountQuery = (filter: ContactListQuery['filter'] = 'all') =>
  queryOptions({
    queryKey: ['admin', 'contacts', 'count', filter],
    queryFn: async ({ signal }) => pageOf(await api.GET('/contacts', oneRow({ filter }, signal))).total,
    staleTime: 0,
  });

/** The number of samples that were asked for and not answered. */
export const requestedSampleCountQuery = queryOptions({
  queryKey: ['admin', 'samples', 'count', 'requested'],
  queryFn: async ({ signal }) =>
    pageOf(await api.GET('/admin/samples', oneRow({ status: 'requested' as const }, signal))).total,
  staleTime: 0,
});

/** The number of comments that wait for a decision. */
export const waitingCommentCountQuery = queryOptions({
  queryKey: ['admin', 'comments', 'count', 'waiting'],
  queryFn: async ({ signal }) =>
    pageOf(await api.GET('/comments', oneRow({ filter: 'waiting' as const }, signal))).total,
  staleTime: 0,
});

/** The number of sellers that wait for approval. */
export const pendingSellerCountQuery = queryOptions({
  queryKey: ['admin', 'sellers', 'count', 'pending'],
  queryFn: async ({ signal }) =>
    pageOf(await api.GET('/sellers', oneRow({ status: 'pending' as const }, signal))).total,
  staleTime: 0,
});

/** The number of technical texts in which no value could be read. */
export const unreadTextCountQuery = queryOptions({
  queryKey: ['admin', 'unread-texts', 'count', 'all'],
  queryFn: async ({ signal }) => pageOf(await api.GET('/admin/unread-texts', oneRow({}, signal))).total,
  staleTime: 0,
});
