import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation } from '@afshoreh/contracts/query';
import { showUndo } from '../../form/undo';
import type { BulkAction } from '../../list/use-bulk';
import { useRefetch } from '../../resource/use-resource';
import { contacts, type ContactMessage } from './contacts';
import { copy } from './copy';

function setRead(id: number, isRead: boolean, signal?: AbortSignal): Promise<ContactMessage> {
  const call = { params: { path: { id } }, ...(signal && { signal }) };
  return (isRead ? api.PUT('/contacts/{id}/read', call) : api.DELETE('/contacts/{id}/read', call)).then(dataOf);
}

/** Marks a message as read or unread, then refetches the list. */
function useSetRead(isRead: boolean) {
  const refetch = useRefetch(contacts);
  return useMutation({
    mutationFn: (id: number) => setRead(id, isRead),
    onSuccess: () => refetch(),
    onError: (error) => showToast({ tone: 'error', title: copy.updateFailed, description: error.message }),
  });
}

/** Marks an opened message as read. */
export const useMarkOpened = () => useSetRead(true);

/** Marks a message as read without opening it, and offers an undo. */
export function useMarkContactRead() {
  const mark = useSetRead(true);
  const undo = useSetRead(false);
  return {
    markingId: mark.isPending ? mark.variables : null,
    markRead: (id: number) =>
      mark.mutate(id, { onSuccess: ({ name }) => showUndo(copy.markedRead(name), () => undo.mutate(id)) }),
  };
}

const markAction = (label: string, isRead: boolean): BulkAction<ContactMessage> => ({
  label,
  run: ({ id }, signal) => setRead(id, isRead, signal),
  undo: (message, signal) => setRead(message.id, message.isRead, signal),
});

/** Bulk actions that mark messages as read or unread. */
export const MARK_ACTIONS = [markAction(copy.markRead, true), markAction(copy.markUnread, false)];
