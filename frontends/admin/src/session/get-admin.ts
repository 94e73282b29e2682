import { api, dataOf, NetworkError } from '@afshoreh/api-client';
import type { AdminSession } from '@afshoreh/contracts';
import { queryOptions } from '@afshoreh/contracts/query';

const MORE_ATTEMPTS = 2;

/**
 * Returns the admin to whom the stored token belongs. A network error is retried: a page that is being left cancels
 * its requests, and that must not log anybody out.
 */
export const adminQuery = ({ admin }: AdminSession) =>
  queryOptions({
    queryKey: ['admin', 'session', admin.username],
    queryFn: async () => dataOf(await api.GET('/admin/verify')),
    retry: (failures, error) => error instanceof NetworkError && failures < MORE_ATTEMPTS,
    retryDelay: 400,
    staleTime: Infinity,
  });
