import { api, dataOf } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { allPages } from '../../list/all-pages';
import { copy } from './copy';
import { contactsQuery, type ContactListSearch, type ContactMessage } from './get-contacts';

/** Many messages marked as read or unread at once. */
export function useContactBulk(filters: ContactListSearch) {
  const queryClient = useQueryClient();
  const callOf = ({ id }: ContactMessage, signal: AbortSignal) => ({ params: { path: { id } }, signal });
  return {
    actions: [
      {
        label: copy.markRead,
        run: async (message: ContactMessage, signal: AbortSignal) =>
          dataOf(await api.PUT('/contacts/{id}/read', callOf(message, signal))),
      },
      {
        label: copy.markUnread,
        run: async (message: ContactMessage, signal: AbortSignal) =>
          dataOf(await api.DELETE('/contacts/{id}/read', callOf(message, signal))),
      },
    ],
    loadAll: () => allPages((page) => queryClient.fetchQuery(contactsQuery({ ...filters, ...page }))),
    refetch: () => queryClient.invalidateQueries({ queryKey: ['admin', 'contacts'] }),
  };
}
