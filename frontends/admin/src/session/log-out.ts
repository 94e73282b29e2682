import { api } from '@afshoreh/api-client';
import { adminSession } from '@afshoreh/contracts';
import { forgetAllDrafts } from '../form/drafts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';

/**
 * Ends the session on the server and in this browser. It also ends here when the server does not respond: an admin who
 * presses «خروج» on a shared computer must not stay logged in because the connection is down.
 */
export function useLogOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Running requests are cancelled, because the server would refuse them after the logout.
      await queryClient.cancelQueries({ queryKey: ['admin'] });
      try {
        await api.POST('/admin/logout');
      } finally {
        forgetAllDrafts();
        adminSession.clear();
        queryClient.removeQueries({ queryKey: ['admin'] });
      }
    },
    onError: () => undefined,
  });
}
