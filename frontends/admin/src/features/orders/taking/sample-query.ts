import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** A sample from which an order is taken. */
export const sampleQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'samples', 'of-order', id],
    queryFn: ({ signal }) => api.GET('/admin/samples/{id}', { params: { path: { id } }, signal }).then(dataOf),
  });

/** The sample after which this order was placed, or null. */
export const sampleOfOrderQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['admin', 'samples', 'became', orderId],
    queryFn: ({ signal }) =>
      api
        .GET('/admin/samples', { params: { query: { orderId } }, signal })
        .then(dataOf)
        .then(([sample]) => sample ?? null),
  });
