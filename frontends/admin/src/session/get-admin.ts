import { api, dataOf } from '@afshoreh/api-client';
import { adminSession, type AdminSession } from '@afshoreh/contracts';
import { queryOptions } from '@tanstack/react-query';

/**
 * Whom the server takes the stored token for. Any failure removes the token (spec §4), unless another one was stored
 * meanwhile, for instance by a login in another tab.
 */
export const adminQuery = ({ token, admin }: AdminSession) =>
  queryOptions({
    queryKey: ['admin', 'session', admin.username],
    queryFn: async () => {
      try {
        return dataOf(await api.GET('/admin/verify'));
      } catch (error) {
        if (adminSession.get()?.token === token) adminSession.clear();
        throw error;
      }
    },
    staleTime: Infinity,
  });
