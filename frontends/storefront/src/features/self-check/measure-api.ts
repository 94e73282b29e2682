import { api, dataOf } from '@afshoreh/api-client';
import { queryOptions } from '@afshoreh/contracts/query';

/** Milliseconds until the API answered that it is ready, as this browser sees it; null when it did not. */
async function measure(signal: AbortSignal): Promise<number | null> {
  const begun = performance.now();
  try {
    dataOf(await api.GET('/health/ready', { signal }));
    return Math.round(performance.now() - begun);
  } catch {
    return null;
  }
}

export const apiLatencyQuery = queryOptions({
  queryKey: ['self-check', 'api-latency'],
  queryFn: ({ signal }) => measure(signal),
});
