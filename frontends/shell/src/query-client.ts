import { QueryClient } from '@afshoreh/contracts/query';

/**
 * No retry, no refetch on focus, data never becomes stale, no polling; unused data is removed after 5 minutes. Calls run also
 * when the browser reports that it is offline: they fail with a visible error instead of waiting silently. On the server a
 * client lives for one page: it must leave no timer behind, and a failed query is rendered as failed.
 */
export function createQueryClient({ onServer = false } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        retryOnMount: !onServer,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        gcTime: onServer ? Infinity : 5 * 60_000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
