import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** Everybody who may look after an order. */
export const colleaguesQuery = queryOptions({
  queryKey: ['admin', 'colleagues'],
  queryFn: ({ signal }) => api.GET('/admin/colleagues', { signal }).then(dataOf),
});
