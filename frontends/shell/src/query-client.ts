import { QueryClient } from '@tanstack/react-query';

/**
 * The defaults of spec §7: no retry, no refetch on focus, data never stale, no polling; unused data goes after 5 minutes.
 * On the server a client lives for one page, and no timer may outlive it: `keepMs` is Infinity there.
 */
export function createQueryClient(keepMs = 5 * 60_000): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        gcTime: keepMs,
      },
      mutations: { retry: false },
    },
  });
}
