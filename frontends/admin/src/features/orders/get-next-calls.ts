import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

export type NextCallTimes = Schemas['NextCallTimesDto'];

/** Times that suit for a next call: the server knows call hours and holidays. They move with the clock. */
export const nextCallsQuery = queryOptions({
  queryKey: ['admin', 'next-calls'],
  queryFn: ({ signal }) => api.GET('/orders/queue/next-calls', { signal }).then(dataOf),
  staleTime: 60_000,
});
