import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { copy } from './copy';
import type { Customer } from './get-customers';

/** Forgets a customer; the orders stay, without a name (decision 23), so their lists are asked for anew as well. */
export function useDeleteCustomer() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Customer) => api.DELETE('/customers/{id}', { params: { path: { id } } }).then(dataOf),
    onSuccess: async (_nothing, { id, fullName }) => {
      showToast({ tone: 'success', title: copy.deleted, description: fullName });
      queryClient.removeQueries({ queryKey: ['admin', 'customers', 'details', id] });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: ['admin', 'customers', 'list'] }),
        queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] }),
      ]);
    },
    onError: (error) => showToast({ tone: 'error', title: copy.deleteFailed, description: error.message }),
  });
}

/** Logs a customer out everywhere. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Customer) => api.DELETE('/customers/{id}/sessions', { params: { path: { id } } }).then(dataOf),
    onSuccess: async (_nothing, { fullName }) => {
      showToast({ tone: 'success', title: copy.dialog.sessionsEnded(fullName) });
      await queryClient.invalidateQueries({ queryKey: ['admin', 'customers', 'details'] });
    },
    onError: (error) => showToast({ tone: 'error', title: copy.dialog.endSessionsFailed, description: error.message }),
  });
}
