import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { copy } from './copy';
import type { ContactMessage } from './get-contacts';

/** Forgets a message (D31). */
export function useDeleteContact() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: ContactMessage) => api.DELETE('/contacts/{id}', { params: { path: { id } } }).then(dataOf),
    onSuccess: async (_nothing, { name }) => {
      showToast({ tone: 'success', title: copy.deleted(name) });
      await queryClient.invalidateQueries({ queryKey: ['admin', 'contacts'] });
    },
  });
}
