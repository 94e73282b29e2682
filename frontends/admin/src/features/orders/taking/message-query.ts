import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** A contact message from which an order is taken. */
export const messageQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'contacts', 'of-order', id],
    queryFn: ({ signal }) => api.GET('/contacts/{id}', { params: { path: { id } }, signal }).then(dataOf),
  });
