import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { showUndo } from '../../form/undo';
import { copy } from './copy';

/** Marks a message as read or unread, then asks for the list anew. */
function useSetRead(isRead: boolean) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => {
      const call = { params: { path: { id } } };
      return (isRead ? api.PUT('/contacts/{id}/read', call) : api.DELETE('/contacts/{id}/read', call)).then(dataOf);
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin', 'contacts'] }),
    onError: (error) => showToast({ tone: 'error', title: copy.updateFailed, description: error.message }),
  });
}

/** A message that was opened is read (spec §4). */
export const useMarkOpened = () => useSetRead(true);

/** Marks a message as read without opening it, with the way back. */
export function useMarkContactRead() {
  const mark = useSetRead(true);
  const takeBack = useSetRead(false);
  return {
    markingId: mark.isPending ? mark.variables : null,
    markRead: (id: number) =>
      mark.mutate(id, { onSuccess: ({ name }) => showUndo(copy.markedRead(name), () => takeBack.mutate(id)) }),
  };
}
