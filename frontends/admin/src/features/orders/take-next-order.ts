import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { writeFailureOf } from '../../form/failed-write';
import { copy } from './copy';
import { orderQuery, type OrderDetails } from './get-order';

const words = copy.call;

/** The order that most urgently needs a call, leased to this admin; undefined when no call can be made. */
async function takeNext(): Promise<OrderDetails | undefined> {
  return dataOf(await api.POST('/orders/queue/next'));
}

/** Takes the next order of the queue and hands its id to `onTaken`, null when there is none or it could not be had. */
export function useTakeNextOrder(onTaken: (id: number | null) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: takeNext,
    onSuccess: (order) => {
      if (order) queryClient.setQueryData(orderQuery(order.id).queryKey, order);
      else showToast({ tone: 'info', title: words.queueEmpty, description: words.queueEmptyText });
      onTaken(order?.id ?? null);
    },
    onError: (error) => {
      showToast({ tone: 'error', title: words.takeFailed, description: writeFailureOf(error) });
      onTaken(null);
    },
  });
}
