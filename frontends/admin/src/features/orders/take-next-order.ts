import { api, dataOf } from '@afshoreh/api-client';
import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { writeFailureOf } from '../../form/failed-write';
import { copy } from './copy';
import { orderQuery, type OrderDetails } from './get-order';

const words = copy.call;

/** The order that most urgently needs a call, leased to this admin; undefined when no call can be made. */
async function takeNext(skip: number[]): Promise<OrderDetails | undefined> {
  return dataOf(await api.POST('/orders/queue/next', { body: { skip } }));
}

/** Takes the next order of the queue but the skipped ones; hands its id to `onTaken`, null when there is none. */
export function useTakeNextOrder(onTaken: (id: number | null) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: takeNext,
    onSuccess: (order, skipped) => {
      if (order) queryClient.setQueryData(orderQuery(order.id).queryKey, order);
      else showToast({ tone: 'info', title: words.queueEmpty, description: leftText(skipped.length) });
      onTaken(order?.id ?? null);
    },
    // What is open stays open: whoever had an order before them still has it.
    onError: (error) => showToast({ tone: 'error', title: words.takeFailed, description: writeFailureOf(error) }),
  });
}

/** Why nothing is left to do although the list may show orders. */
const leftText = (skipped: number) =>
  skipped === 0 ? words.queueEmptyText : words.skippedText(toPersianDigits(skipped));
