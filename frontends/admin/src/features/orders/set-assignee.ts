import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import { isVersionConflict } from '../../form/version-conflict';
import { copy } from './copy';
import { orderQuery, type OrderDetails } from './get-order';

const words = copy.staff;

/** Says who looks after an order; null: nobody. */
export function useSetAssignee({ id, version }: OrderDetails) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (assigneeId: number | null) =>
      api.PUT('/orders/{id}/assignee', { params: { path: { id } }, body: { assigneeId, version } }).then(dataOf),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(id).queryKey, order);
      showToast({ tone: 'success', title: words.assigned, description: order.assignee?.name ?? words.nobody });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
    },
    onError: (error) => {
      showToast({ tone: 'error', title: words.assignFailed, description: writeFailureOf(error) });
      if (isVersionConflict(error)) void queryClient.invalidateQueries({ queryKey: orderQuery(id).queryKey });
    },
  });
}
