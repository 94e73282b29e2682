import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { copy } from './copy';

/** Marks a message as read, then asks for the list anew (spec §4: there is no way back to unread). */
export function useMarkContactRead() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => api.PUT('/contacts/{id}/read', { params: { path: { id } } }).then(dataOf),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['admin', 'contacts'] }),
    onError: (error) => showToast({ tone: 'error', title: copy.updateFailed, description: error.message }),
  });
}
