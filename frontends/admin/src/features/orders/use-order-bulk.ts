import { api, dataOf } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { orderStatusLabel } from '@afshoreh/ui';
import { allPages } from '../../list/all-pages';
import { copy } from './copy';
import { ordersQuery, type Order, type OrderListSearch } from './get-orders';
import { sheetsAddress } from './order-sheets';
import { ORDER_STATUSES, type OrderStatus } from './order-status';

async function setStatus({ id, version, status: current }: Order, status: OrderStatus, signal: AbortSignal) {
  if (current === status) return;
  const call = { params: { path: { id } }, body: { status, version }, signal };
  dataOf(await api.PUT('/orders/{id}/status', call));
}

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
    actions: ORDER_STATUSES.map((status) => ({
      label: copy.setStatusTo(orderStatusLabel(status)),
      run: (order: Order, signal: AbortSignal) => setStatus(order, status, signal),
    })),
    loadAll: () => allPages((page) => queryClient.fetchQuery(ordersQuery({ ...filters, ...page }))),
    refetch: () => queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] }),
  };
}
