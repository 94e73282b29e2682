import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import { copy } from './copy';
import { orderQuery, type OrderDetails } from './get-order';

const words = copy.staff;

/** Fails when a colleague has changed the order since that version. */
export const putAssignee = (
  { id, version }: Pick<OrderDetails, 'id' | 'version'>,
  assigneeId: number | null,
  signal?: AbortSignal,
) => api.PUT('/orders/{id}/assignee', { params: { path: { id } }, body: { assigneeId, version }, signal }).then(dataOf);

/** Assigns an order to an admin; null unassigns it. */
export function useSetAssignee(edited: OrderDetails) {
  const { id } = edited;
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (assigneeId: number | null) => putAssignee(edited, assigneeId),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(id).queryKey, order);
      showToast({ tone: 'success', title: words.assigned, description: order.assignee?.name ?? words.nobody });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
    },
    onError: (error) => {
      showToast({ tone: 'error', title: words.assignFailed, description: writeFailureOf(error) });
      // A colleague may have changed the order meanwhile.
      void queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    },
  });
}
