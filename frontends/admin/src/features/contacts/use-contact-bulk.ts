import { api, dataOf } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { allPages } from '../../list/all-pages';
import type { BulkAction } from '../../list/use-bulk';
import { copy } from './copy';
import { contactsQuery, type ContactListSearch, type ContactMessage } from './get-contacts';

/** Many messages marked as read or unread at once. */
export function useContactBulk(filters: ContactListSearch) {
  const queryClient = useQueryClient();
  const callOf = ({ id }: ContactMessage, signal: AbortSignal) => ({ params: { path: { id } }, signal });
  const mark = async (message: ContactMessage, isRead: boolean, signal: AbortSignal) => {
    const call = callOf(message, signal);
    dataOf(isRead ? await api.PUT('/contacts/{id}/read', call) : await api.DELETE('/contacts/{id}/read', call));
  };
  const marking = (label: string, isRead: boolean): BulkAction<ContactMessage> => ({
    label,
    run: (message, signal) => mark(message, isRead, signal),
    undo: (message, signal) => mark(message, message.isRead, signal),
  });
  return {
    actions: [marking(copy.markRead, true), marking(copy.markUnread, false)],
    loadAll: () => allPages((page) => queryClient.fetchQuery(contactsQuery({ ...filters, ...page }))),
    refetch: () => queryClient.invalidateQueries({ queryKey: ['admin', 'contacts'] }),
  };
}
