import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { toPersianDigits } from '@afshoreh/persian';
import { orderStatusLabel } from '@afshoreh/ui';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import { showUndo } from '../../form/undo';
import { copy } from './copy';
import { orderQuery } from './get-order';
import type { Order, OrderStatus } from './orders';

interface StatusChange {
  id: number;
  status: OrderStatus;
  /** The version that the admin has seen. The server refuses the change when it stores a newer one. */
  version: number;
  /** Why the order is cancelled. */
  reason?: string | null;
}

interface SentStatus extends StatusChange {
  /** The status that an undo restores. */
  before: OrderStatus;
  signal: AbortSignal;
}

/** Fails when a colleague has changed the order since that version. */
export const putOrderStatus = ({ id, status, version, reason }: StatusChange, signal?: AbortSignal) =>
  api
    .PUT('/orders/{id}/status', {
      params: { path: { id } },
      body: { status, version, ...(status === 'cancelled' && reason && { reason }) },
      signal,
    })
    .then(dataOf);

/** Sets the status of an order, then refetches the list and the details. A failure is shown beside the form. */
export function useSetOrderStatus() {
  const queryClient = useQueryClient();
  const undoStatus = useUndoStatus();
  return useMutation({
    mutationFn: ({ signal, ...change }: SentStatus) => putOrderStatus(change, signal),
    onSuccess: (order, { before }) => {
      queryClient.setQueryData(orderQuery(order.id).queryKey, (known) => known && { ...known, ...order });
      const { id, version } = order;
      showUndo(copy.updated, () => undoStatus.mutate({ id, version, status: before }), textOf(order));
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] });
    },
  });
}

/** Restores the previous status, unless a colleague has changed the order since. */
function useUndoStatus() {
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
