import { useQueryClient } from '@afshoreh/contracts/query';
import { orderQuery, readOrder, type OrderDetails } from './get-order';

/** Reads an order again after a conflict with a colleague's change, and updates the cache. */
export function useOrderReading({ id }: OrderDetails) {
  const queryClient = useQueryClient();
  return {
    read: () => readOrder(id),
    onMerged: (stored: OrderDetails) => {
      queryClient.setQueryData(orderQuery(id).queryKey, stored);
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
    },
  };
}
