import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type OrderDetails = Schemas['OrderDetails'];

export const readOrder = async (id: number, signal?: AbortSignal) =>
  dataOf(await api.GET('/orders/{id}', { params: { path: { id } }, signal }));

/** An order with its status history. It is always refetched, because another admin may have changed it. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'details', id],
    queryFn: ({ signal }) => readOrder(id, signal),
    staleTime: 0,
  });
