import type { LinkProps } from '@afshoreh/contracts/router';
import { toPersianDigits } from '@afshoreh/persian';
import { ListTable, type ListTableProps } from '../../../list/list-table';
import { isOverdue } from '../call-due';
import { copy } from '../copy';
import type { Order } from '../get-orders';
import type { OrderView } from '../order-list-search';
import { useLeaseHolder } from '../use-lease-holder';
import { useNow } from '../use-now';
import { orderColumns } from './order-columns';

interface OrdersTableProps extends Omit<ListTableProps<Order>, 'name' | 'caption' | 'columns' | 'nameOf'> {
  view: OrderView;
  /** Of the link that shows an order's details over this list. */
  linkTo: (order: Order) => Pick<LinkProps, 'to' | 'state'>;
}

/** Orders, those that are late set off; why they are late stands in the column of the call. */
export function OrdersTable({ view, linkTo, ...list }: OrdersTableProps) {
  const now = useNow();
  const leaseHolderOf = useLeaseHolder();
  return (
    <ListTable
      {...list}
      name={view === 'calls' ? 'calls' : 'orders'}
      caption={copy.table}
      columns={orderColumns(view, { linkTo, now, leaseHolderOf })}
      nameOf={({ id }) => copy.dialog.title(toPersianDigits(id))}
      // Never without its reason: of a late one that a colleague is calling, the column says that.
      isHighlighted={(order) => isOverdue(order, now) && !leaseHolderOf(order, now)}
    />
  );
}
