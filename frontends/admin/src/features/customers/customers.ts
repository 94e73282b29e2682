import { api, dataOf, pageOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation, useQueryClient } from '@afshoreh/contracts/query';
import type { ItemOf } from '../../resource/api-types';
import { resource } from '../../resource/resource';
import { copy } from './copy';

export type Customer = ItemOf<'/customers'>;
export type CustomerOrder = Schemas['Order'];

/** The people with an account on the site. */
export const customers = resource({
  path: '/customers',
  key: 'customers',
  subject: 'customer',
  // The orders of a deleted customer stay, without a name.
  alsoInvalidates: [
    ['admin', 'orders'],
    ['admin', 'people'],
  ],
  nameOf: ({ fullName }) => fullName,
  words: copy,
  sorts: copy.sorts,
  period: true,
});

/** The orders that a customer placed while logged in, the newest first. */
export const customerOrdersQuery = (id: number, limit: number) =>
  queryOptions({
    queryKey: ['admin', 'customers', 'orders', id, limit],
    queryFn: ({ signal }) =>
      api.GET('/customers/{id}/orders', { params: { path: { id }, query: { limit } }, signal }).then(pageOf),
    staleTime: 0,
  });

/** Ends all sessions of a customer. */
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
