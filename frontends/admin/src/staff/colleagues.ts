import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** The admins to whom an order or a message can be assigned. */
export const colleaguesQuery = queryOptions({
  queryKey: ['admin', 'colleagues'],
  queryFn: ({ signal }) => api.GET('/admin/colleagues', { signal }).then(dataOf),
});
