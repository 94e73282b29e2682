import { QueryClient } from '@tanstack/react-query';

/** The defaults of spec §7: no retry, no refetch on focus, data never stale, no polling; unused data goes after 5 minutes. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        gcTime: 5 * 60_000,
      },
      mutations: { retry: false },
    },
  });
}
