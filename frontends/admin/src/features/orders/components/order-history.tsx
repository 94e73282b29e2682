import { formatDateTime } from '@afshoreh/persian';
import { OrderStatusBadge } from '@afshoreh/ui';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import { List } from './call-list';

/** Every change of the status: to what, when and by whom (D9). */
export function OrderHistory({ changes }: { changes: OrderDetails['history'] }) {
  return (
    <List as="ol">
      {changes.map(({ from, to, at, by }, index) => (
        <li key={index}>
          <OrderStatusBadge status={to} />
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span>{by ? copy.dialog.byWhom(by) : from === null && copy.dialog.byCustomer}</span>
        </li>
      ))}
    </List>
  );
}
