import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { ORDER_STATUSES, orderStatusLabel } from '@afshoreh/ui';
import { bulkChange } from '../../list/bulk-change';
import type { ListSearch } from '../../resource/resource';
import { useMay } from '../../session/access';
import { copy } from './copy';
import { colleaguesQuery } from '../../staff/colleagues';
import { useLostReasons } from './lost-reasons';
import { orderListOf, type Order, type OrderStatus } from './orders';
import { sheetsAddress } from './order-sheets';
import { putAssignee } from './set-assignee';
import { putOrderStatus } from './set-order-status';

/**
 * Bulk actions on orders. Every role may change the status; each order is refused by itself when another admin has
 * changed it meanwhile. Only those who manage the experts may assign orders.
 */
export function useOrderBulk(search: ListSearch) {
  const queryClient = useQueryClient();
  const reasons = useLostReasons();
  const leadsTeam = useMay()('team', 'write');
  const { data: colleagues = [] } = useQuery({ ...colleaguesQuery, enabled: leadsTeam });
  const assign = (value: number | null, name: string) =>
    bulkChange<Order, number | null>(copy.staff.assignTo(name), {
      value,
      valueOf: ({ assignee }) => assignee?.id ?? null,
      put: putAssignee,
    });
  return {
    links: [
      {
        label: copy.sheet.printChosen,
        addressOf: (orders: readonly Order[]) => sheetsAddress(orders.map(({ id }) => id)),
      },
    ],
    actions: [
      ...ORDER_STATUSES.filter((value) => value !== 'cancelled' || reasons.length === 0).map((value) =>
        bulkChange<Order, OrderStatus>(copy.setStatusTo(orderStatusLabel(value)), {
          value,
          valueOf: ({ status }) => status,
          put: ({ id, version }, status, signal) => putOrderStatus({ id, version, status }, signal),
        }),
      ),
      ...reasons.map((reason) =>
        bulkChange<Order, OrderStatus>(copy.lost.cancelFor(reason), {
          value: 'cancelled',
          valueOf: ({ status }) => status,
          put: ({ id, version }, status, signal) => putOrderStatus({ id, version, status, reason }, signal),
        }),
      ),
      ...(leadsTeam ? [...colleagues.map(({ id, name }) => assign(id, name)), assign(null, copy.staff.nobody)] : []),
    ],
    loadAll: () => orderListOf(search.params).loadAll(search),
    refetch: () => queryClient.invalidateQueries({ queryKey: ['admin', 'orders'] }),
  };
}
