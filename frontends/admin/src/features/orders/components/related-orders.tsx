import { useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { formatDate, toPersianDigits } from '@afshoreh/persian';
import { OrderStatusBadge } from '@afshoreh/ui';
import { useOpened } from '../../../list/use-opened';
import { copy } from '../copy';
import { relatedOrdersQuery } from '../get-related-orders';
import { lineName } from '../orders';
import { List } from './call-list';

/** Other orders from the same phone number. Renders nothing when there are none. */
export function RelatedOrders({ id }: { id: number }) {
  const opened = useOpened('order');
  const { data: related, isError } = useQuery(relatedOrdersQuery(id));
  if (isError) return <p role="alert">{copy.related.failed}</p>;
  if (!related || related.items.length === 0) return null;
  return (
    <section>
      <h3>{copy.related.title}</h3>
      <List>
        {related.items.map((order) => (
          <li key={order.id}>
            <Link {...opened.replaceLinkTo(order.id)}>{copy.dialog.title(toPersianDigits(order.id))}</Link>
            <OrderStatusBadge status={order.status} />
            <span>{formatDate(order.createdAt)}</span>
            <span>{order.items.map(lineName).join('، ')}</span>
          </li>
        ))}
      </List>
    </section>
  );
}
