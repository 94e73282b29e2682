import { api } from '@afshoreh/api-client';
import { adminSession } from '@afshoreh/contracts';
import { forgetAllDrafts } from '../form/drafts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';

/**
 * Ends the session on the server and here. Without an answer it still ends here: whoever presses «خروج» on a shared
 * computer must not stay logged in because the line is down.
 */
export function useLogOut() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Whatever is still on its way would be refused a moment later.
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
