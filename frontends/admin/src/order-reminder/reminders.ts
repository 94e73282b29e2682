import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { queryOptions, useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { formatDate } from '@afshoreh/persian';
import { writeFailureOf } from '../form/failed-write';
import { copy } from './copy';

export type Reminder = Schemas['OrderReminder'];

const KEY = ['admin', 'order-reminders'];

/** The reminder to repeat an order. */
export const reminderQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'order', id],
    queryFn: ({ signal }) => api.GET('/orders/{id}/reminder', { params: { path: { id } }, signal }).then(dataOf),
  });

/** The order reminders of a customer, the next one first. */
export const customerRemindersQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, 'customer', id],
    queryFn: ({ signal }) =>
      api.GET('/customers/{id}/order-reminders', { params: { path: { id } }, signal }).then(dataOf),
  });

interface NewTerms {
  body: Pick<Reminder, 'every' | 'day'>;
  signal: AbortSignal;
}

/** A failure is shown beside the form. */
export function useSetReminder(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, signal }: NewTerms) =>
      api.PUT('/orders/{id}/reminder', { params: { path: { id } }, body, signal }).then(dataOf),
    onSuccess: async () => {
      showToast({ tone: 'success', title: copy.saved });
      await queryClient.invalidateQueries({ queryKey: KEY });
    },
  });
}

export function useStopReminder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId: id }: Pick<Reminder, 'orderId'>) =>
      api.DELETE('/orders/{id}/reminder', { params: { path: { id } } }).then(dataOf),
    onSuccess: async () => {
      showToast({ tone: 'success', title: copy.stopped });
      await queryClient.invalidateQueries({ queryKey: KEY });
    },
    onError: (error) => showToast({ tone: 'error', title: copy.stopFailed, description: writeFailureOf(error) }),
  });
}

export function reminderText({ every, nextOn }: Reminder): string {
  return copy.next(copy.periods[every] ?? '', formatDate(`${nextOn}T12:00:00Z`));
}
