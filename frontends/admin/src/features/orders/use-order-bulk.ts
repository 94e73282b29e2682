import { useQueryClient } from '@afshoreh/contracts/query';
import { orderStatusLabel } from '@afshoreh/ui';
import { allPages } from '../../list/all-pages';
import { bulkChange } from '../../list/bulk-change';
import { copy } from './copy';
import { ordersQuery, type Order, type OrderListSearch } from './get-orders';
import { sheetsAddress } from './order-sheets';
import { ORDER_STATUSES, type OrderStatus } from './order-status';
import { putOrderStatus } from './set-order-status';

/** The status of many orders at once, each refused like a single one when another admin changed it meanwhile (D9). */
export function useOrderBulk(filters: OrderListSearch) {
  const queryClient = useQueryClient();
  return {
    links: [
      {
        label: copy.sheet.printChosen,
        addressOf: (orders: readonly Order[]) => sheetsAddress(orders.map(({ id }) => id)),
      },
    ],
    actions: ORDER_STATUSES.map((value) =>
      bulkChange<Order, OrderStatus>(copy.setStatusTo(orderStatusLabel(value)), {
        value,
        valueOf: ({ status }) => status,
        put: ({ id, version }, status, signal) => putOrderStatus({ id, version, status }, signal),
      }),
    ),
    loadAll: () => allPages((page) => queryClient.fetchQuery(ordersQuery({ ...filters, ...page }))),
    refetch: () => queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] }),
  };
}
