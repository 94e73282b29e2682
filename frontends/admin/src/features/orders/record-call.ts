import { api, dataOf, type Schemas } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { toPersianDigits } from '@afshoreh/persian';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { reportStopped, wasStopped } from '../../form/failed-write';
import { copy } from './copy';
import { orderQuery, type OrderDetails } from './get-order';

interface RecordedCall {
  body: Schemas['RecordCallDto'];
  signal: AbortSignal;
}

/** Writes down a call (D10); a failure is told beside the form. */
export function useRecordCall({ id }: Pick<OrderDetails, 'id'>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, signal }: RecordedCall) =>
      api.POST('/orders/{id}/calls', { params: { path: { id } }, body, signal }).then(dataOf),
    onSuccess: (order) => {
      showToast({ tone: 'success', title: copy.call.saved, description: copy.dialog.title(toPersianDigits(id)) });
      queryClient.setQueryData(orderQuery(id).queryKey, order);
      // Not waited for: the next customer is called meanwhile.
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'count'] });
    },
    onError: (error) => {
      if (wasStopped(error)) reportStopped();
    },
  });
}
