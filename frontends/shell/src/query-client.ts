import { QueryClient } from '@tanstack/react-query';

/**
 * The defaults of spec §7: no retry, no refetch on focus, data never stale, no polling; unused data goes after 5 minutes.
 * On the server a client lives for one page: no timer may outlive it, and what failed is shown as failed.
 */
export function createQueryClient({ onServer = false } = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: !onServer,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        gcTime: onServer ? Infinity : 5 * 60_000,
      },
      mutations: { retry: false },
    },
  });
}
