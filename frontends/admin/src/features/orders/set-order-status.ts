import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { toPersianDigits } from '@afshoreh/persian';
import { orderStatusLabel } from '@afshoreh/ui';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped, writeFailureOf } from '../../form/failed-write';
import { showUndo } from '../../form/undo';
import { copy } from './copy';
import { orderQuery } from './get-order';
import type { Order } from './get-orders';
import type { OrderStatus } from './order-status';

interface StatusChange {
  id: number;
  status: OrderStatus;
  /** The version that the admin decided on: a newer one on the server refuses the change (D9). */
  version: number;
}

interface SentStatus extends StatusChange {
  /** Where it can be taken back to. */
  before: OrderStatus;
  signal: AbortSignal;
}

/** Refused when a colleague has changed the order since that version (D9). */
export const putOrderStatus = ({ id, status, version }: StatusChange, signal?: AbortSignal) =>
  api.PUT('/orders/{id}/status', { params: { path: { id } }, body: { status, version }, signal }).then(dataOf);

/** Sets the status of an order, then asks for the list and the details anew (spec §4); a failure is told beside the form. */
export function useSetOrderStatus() {
  const queryClient = useQueryClient();
  const takeBack = useTakeBack();
  return useMutation({
    mutationFn: ({ signal, ...change }: SentStatus) => putOrderStatus(change, signal),
    onSuccess: async (order, { before }) => {
      // At once: what is saved is no change any more, for whoever closes the dialog before the list has come anew.
      queryClient.setQueryData(orderQuery(order.id).queryKey, (known) => known && { ...known, ...order });
      const { id, version } = order;
      showUndo(copy.updated, () => takeBack.mutate({ id, version, status: before }), textOf(order));
      await queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] });
    },
    onError: (error) => {
      if (wasStopped(error)) reportStopped();
    },
  });
}

/** Back to the status before, unless a colleague has changed the order since: theirs is never overwritten (D9). */
function useTakeBack() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: StatusChange) => putOrderStatus(change),
    onSuccess: (order) => showToast({ tone: 'success', title: copy.takenBack, description: textOf(order) }),
    onError: (error) => showToast({ tone: 'error', title: copy.takeBackFailed, description: writeFailureOf(error) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] }),
  });
}

const textOf = ({ id, status }: Pick<Order, 'id' | 'status'>) =>
  copy.updatedText(toPersianDigits(id), orderStatusLabel(status));
