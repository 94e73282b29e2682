import { api, pageOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

const MOST_SHOWN = 10;

/** Other orders from the same phone number, the newest first. */
export const relatedOrdersQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'related', id],
    queryFn: ({ signal }) =>
      api.GET('/orders/{id}/related', { params: { path: { id }, query: { limit: MOST_SHOWN } }, signal }).then(pageOf),
    staleTime: 0,
  });
