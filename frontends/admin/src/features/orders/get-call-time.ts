import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** Whether a call may be planned for a moment: the server knows call hours and holidays. Asks nothing of no moment. */
export const callTimeQuery = (at: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'call-time', at],
    queryFn: ({ signal }) =>
      api.GET('/orders/queue/call-time', { params: { query: { at: at ?? '' } }, signal }).then(dataOf),
    enabled: at !== undefined,
    staleTime: 60_000,
  });
