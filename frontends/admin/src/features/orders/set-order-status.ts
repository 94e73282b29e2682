import { api, ApiError, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { toPersianDigits } from '@afshoreh/persian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { copy, statusLabels } from './copy';
import type { OrderStatus } from './order-status';

interface StatusChange {
  id: number;
  status: OrderStatus;
  /** The version that the admin decided on: a newer one on the server refuses the change (D9). */
  version: number;
}

/** The order was changed by another admin since it was shown (D9). */
export function wasChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'orders.changed_meanwhile';
}

/** Sets the status of an order, then asks for the list and the details anew (spec §4). */
export function useSetOrderStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: StatusChange) =>
      api.PUT('/orders/{id}/status', { params: { path: { id } }, body }).then(dataOf),
    onSuccess: async (order) => {
      showToast({
        tone: 'success',
        title: copy.updated,
        description: copy.updatedText(toPersianDigits(order.id), statusLabels[order.status]),
      });
      await queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] });
    },
    onError: (error) => {
      // The dialog shows this one itself, beside the offer to reload.
      if (wasChangedMeanwhile(error)) return;
      showToast({ tone: 'error', title: copy.updateFailed, description: error.message });
    },
  });
}
