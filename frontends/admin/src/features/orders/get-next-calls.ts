import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type NextCallTimes = Schemas['NextCallTimes'];

/**
 * Suggested times for the next call. The server knows call hours and holidays. The suggestions depend on the current
 * time.
 */
export const nextCallsQuery = queryOptions({
  queryKey: ['admin', 'next-calls'],
  queryFn: ({ signal }) => api.GET('/orders/queue/next-calls', { signal }).then(dataOf),
  staleTime: 60_000,
});
