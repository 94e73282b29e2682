import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { allPages } from '../../list/all-pages';
import type { BulkAction } from '../../list/use-bulk';
import { copy } from './copy';
import { customersQuery, type Customer, type CustomerListSearch } from './get-customers';

const remove = ({ id }: Customer, signal?: AbortSignal) =>
  api.DELETE('/customers/{id}', { params: { path: { id } }, signal }).then(dataOf);

/** The orders of a customer that is forgotten stay, without a name (decision 23): their lists are asked for anew as well. */
function useRefetch() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['admin', 'customers', 'list'] }),
      queryClient.invalidateQueries({ queryKey: ['admin', 'customers', 'count'] }),
      queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] }),
    ]);
}

/** Forgets a customer (D31). */
export function useDeleteCustomer() {
  const refetch = useRefetch();
  return useMutation({
    mutationFn: (customer: Customer) => remove(customer),
    onSuccess: async (_nothing, { fullName }) => {
      showToast({ tone: 'success', title: copy.deleted, description: fullName });
      await refetch();
    },
  });
}

const { deleteDialog } = copy;
const ACTIONS: BulkAction<Customer>[] = [
  {
    label: deleteDialog.bulk,
    tone: 'danger',
    question: { title: deleteDialog.bulkTitle, text: deleteDialog.bulkText, confirm: deleteDialog.confirm },
    run: remove,
  },
];

/** Many customers forgotten at once. */
export function useCustomerBulk(filters: CustomerListSearch) {
  const queryClient = useQueryClient();
  return {
    actions: ACTIONS,
    loadAll: () => allPages((page) => queryClient.fetchQuery(customersQuery({ ...filters, ...page }))),
    refetch: useRefetch(),
  };
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
