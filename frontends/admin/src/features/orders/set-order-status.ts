import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { toPersianDigits } from '@afshoreh/persian';
import { orderStatusLabel } from '@afshoreh/ui';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { showUndo } from '../../form/undo';
import { isVersionConflict } from '../../form/version-conflict';
import { copy } from './copy';
import { orderQuery } from './get-order';
import type { OrderStatus } from './order-status';

interface StatusChange {
  id: number;
  status: OrderStatus;
  /** The version that the admin decided on: a newer one on the server refuses the change (D9). */
  version: number;
  /** Where it can be taken back to; left out by what takes it back. */
  before?: OrderStatus;
}

/** Sets the status of an order, then asks for the list and the details anew (spec §4). */
export function useSetOrderStatus() {
  const queryClient = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, status, version }: StatusChange) =>
      api.PUT('/orders/{id}/status', { params: { path: { id } }, body: { status, version } }).then(dataOf),
    onSuccess: async (order, { before }) => {
      // At once: what is saved is no change any more, for whoever closes the dialog before the list has come anew.
      queryClient.setQueryData(orderQuery(order.id).queryKey, (known) => known && { ...known, ...order });
      const { id, status, version } = order;
      const text = copy.updatedText(toPersianDigits(id), orderStatusLabel(status));
      if (before === undefined) showToast({ tone: 'success', title: copy.updated, description: text });
      else showUndo(copy.updated, () => change.mutate({ id, version, status: before }), text);
      await queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] });
    },
    onError: (error, { before }) => {
      // The dialog shows this one itself, beside the offer to reload; it may be closed when a change is taken back.
      if (isVersionConflict(error) && before !== undefined) return;
      showToast({ tone: 'error', title: copy.updateFailed, description: error.message });
    },
  });
  return change;
}
