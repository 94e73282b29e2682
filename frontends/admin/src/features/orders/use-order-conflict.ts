import { useQueryClient } from '@afshoreh/contracts/query';
import type { FieldValues } from 'react-hook-form';
import { useConflict, type ConflictOptions } from '../../form/use-conflict';
import { orderQuery, readOrder, type OrderDetails } from './get-order';

/** What a form of an order does when a colleague changed the order meanwhile (D9): the order becomes theirs, what was typed stays. */
export function useOrderConflict<Values extends FieldValues, Parsed>(
  { id }: OrderDetails,
  options: Omit<ConflictOptions<Values, Parsed, OrderDetails>, 'read' | 'onMerged'>,
) {
  const queryClient = useQueryClient();
  return useConflict<Values, Parsed, OrderDetails>({
    ...options,
    read: () => readOrder(id),
    onMerged: (stored) => {
      queryClient.setQueryData(orderQuery(id).queryKey, stored);
      void queryClient.invalidateQueries({ queryKey: ['admin', 'orders', 'list'] });
    },
  });
}
