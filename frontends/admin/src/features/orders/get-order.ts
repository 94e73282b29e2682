import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type OrderDetails = Schemas['OrderDetailsDto'];

/** An order with the history of its status. Always asked anew: another admin may have changed it. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'details', id],
    queryFn: ({ signal }) => api.GET('/orders/{id}', { params: { path: { id } }, signal }).then(dataOf),
    staleTime: 0,
  });
