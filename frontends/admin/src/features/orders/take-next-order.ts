import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { writeFailureOf } from '../../form/failed-write';
import { copy } from './copy';
import { orderQuery, type OrderDetails } from './get-order';

const words = copy.call;

/** Leases the order with the most urgent call to this admin and returns it; undefined when no call is due. */
async function takeNext(skip: number[]): Promise<OrderDetails | undefined> {
  return dataOf(await api.POST('/orders/queue/next', { body: { skip } }));
}

/** Takes the next order of the queue that was not skipped. Passes its id to `onTaken`, or null when there is none. */
export function useTakeNextOrder(onTaken: (id: number | null) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: takeNext,
    onSuccess: (order, skipped) => {
      if (order) queryClient.setQueryData(orderQuery(order.id).queryKey, order);
      else showToast({ tone: 'info', title: words.queueEmpty, description: leftText(skipped.length) });
      onTaken(order?.id ?? null);
    },
    // After a failure the open order stays open, and its lease too.
    onError: (error) => showToast({ tone: 'error', title: words.takeFailed, description: writeFailureOf(error) }),
  });
}

/** The reason why no order is left although the list may still show some. */
const leftText = (skipped: number) =>
  skipped === 0 ? words.queueEmptyText : words.skippedText(toPersianDigits(skipped));
