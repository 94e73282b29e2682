import { QueryClient } from '@afshoreh/contracts/query';

/**
 * The defaults of spec §7: no retry, no refetch on focus, data never stale, no polling; unused data goes after 5 minutes.
 * Calls are made also when the browser believes to be offline: they fail and are told, rather than wait unseen.
 * On the server a client lives for one page: no timer may outlive it, and what failed is shown as failed.
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
