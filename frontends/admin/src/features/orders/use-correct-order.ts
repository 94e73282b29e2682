import { showToast } from '@afshoreh/contracts';
import { useMutation, useQueryClient } from '@afshoreh/contracts/query';
import { toPersianDigits } from '@afshoreh/persian';
import { copy } from './copy';
import { orderQuery, type OrderDetails } from './get-order';

/** Saves a correction of an order with `send`, and shows the stored order. `title` is the title of the toast. */
export function useCorrectOrder<Sent>(id: number, title: string, send: (sent: Sent) => Promise<OrderDetails>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (order) => {
      showToast({ tone: 'success', title, description: copy.dialog.title(toPersianDigits(id)) });
      queryClient.setQueryData(orderQuery(id).queryKey, order);
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
    },
  });
}
