import { api, dataOf, totalOf, type ApiPaths } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';
import { BACKGROUND } from './session/background';

type OrderListQuery = NonNullable<ApiPaths['/orders']['get']['parameters']['query']>;
type ContactListQuery = NonNullable<ApiPaths['/contacts']['get']['parameters']['query']>;

/** The API sends the length of a list in X-Total-Count with every page. One row is the smallest page. */
const ONE_ROW = { limit: 1 };

/** The number of orders, in total or with one status. */
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

/** The number of contact messages, in total or unread. */
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

/** The number of comments that wait for a decision. */
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

/** The number of sellers that wait for approval. */
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
