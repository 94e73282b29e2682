import { api, dataOf, type Versioned } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { toPersianDigits } from '@afshoreh/persian';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped } from '../../form/failed-write';
import { copy } from './copy';
import { orderQuery, type OrderDetails } from './get-order';

interface RecordedCall {
  body: Versioned<'RecordCallDto'>;
  signal: AbortSignal;
}

/** Records a call. A failure is shown beside the form. */
export function useRecordCall({ id }: Pick<OrderDetails, 'id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, signal }: RecordedCall) =>
      api.POST('/orders/{id}/calls', { params: { path: { id } }, body, signal }).then(dataOf),
    onSuccess: (order) => {
      showToast({ tone: 'success', title: copy.call.saved, description: copy.dialog.title(toPersianDigits(id)) });
      queryClient.setQueryData(orderQuery(id).queryKey, order);
      // Without `await`, because the next call does not need the new list.
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'count'] });
    },
    onError: (error) => {
      if (wasStopped(error)) reportStopped();
    },
  });
}
