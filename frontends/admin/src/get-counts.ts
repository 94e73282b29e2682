import { api, dataOf, totalOf, type ApiPaths } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { BACKGROUND } from './session/background';

type OrderListQuery = NonNullable<ApiPaths['/orders']['get']['parameters']['query']>;
type ContactListQuery = NonNullable<ApiPaths['/contacts']['get']['parameters']['query']>;

/** A list says how long it is in X-Total-Count whatever the page; one row is the least that can be asked for. */
const ONE_ROW = { limit: 1 };

/** How many orders there are, in all or of one status (D28: counts are real). */
export const orderCountQuery = (status?: OrderListQuery['status']) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'count', status ?? 'all'],
    queryFn: async ({ signal }) => {
      const result = await api.GET('/orders', {
        params: { query: { ...ONE_ROW, status } },
        headers: BACKGROUND,
        signal,
      });
      dataOf(result);
      return totalOf(result.response);
    },
    staleTime: 0,
  });

/** How many contact messages there are, in all or unread. */
export const contactCountQuery = (filter: ContactListQuery['filter'] = 'all') =>
  queryOptions({
    queryKey: ['admin', 'contacts', 'count', filter],
    queryFn: async ({ signal }) => {
      const result = await api.GET('/contacts', {
        params: { query: { ...ONE_ROW, filter } },
        headers: BACKGROUND,
        signal,
      });
      dataOf(result);
      return totalOf(result.response);
    },
    staleTime: 0,
  });

/** How many comments wait for a decision. */
export const waitingCommentCountQuery = queryOptions({
  queryKey: ['admin', 'comments', 'count', 'waiting'],
  queryFn: async ({ signal }) => {
    const query = { ...ONE_ROW, filter: 'waiting' } as const;
    const result = await api.GET('/comments', { params: { query }, headers: BACKGROUND, signal });
    dataOf(result);
    return totalOf(result.response);
  },
  staleTime: 0,
});

/** How many sellers wait to be approved. */
export const pendingSellerCountQuery = queryOptions({
  queryKey: ['admin', 'sellers', 'count', 'pending'],
  queryFn: async ({ signal }) => {
    const query = { ...ONE_ROW, status: 'pending' } as const;
    const result = await api.GET('/sellers', { params: { query }, headers: BACKGROUND, signal });
    dataOf(result);
    return totalOf(result.response);
  },
  staleTime: 0,
});
