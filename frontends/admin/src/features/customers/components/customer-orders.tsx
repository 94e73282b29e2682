import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { formatDate, formatNumber, toPersianDigits } from '@afshoreh/persian';
import { Button, OrderStatusBadge, SkeletonLines } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { EntryList, SectionTitle } from '../../../list/entry-list';
import { QueryLoader } from '../../../layout/query-loader';
import { copy } from '../copy';
import { customerOrdersQuery, type CustomerOrder } from '../customers';

const { orders: words } = copy;
const FIRST = 10;
/** The largest page of the API. */
const MAX_ORDERS = 100;

/** The orders of a customer, each a link. */
export function CustomerOrders({ id }: { id: number }) {
  const [limit, setLimit] = useState(FIRST);
  const orders = useQuery({
    ...customerOrdersQuery(id, limit),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryLoader queries={[orders]} failed={words.loadFailed} skeleton={<SkeletonLines lines={3} />}>
      {(data) => (
        <section aria-labelledby="customer-orders">
          <SectionTitle id="customer-orders">
            {words.title} <small>{words.count(formatNumber(data.total))}</small>
          </SectionTitle>
          {data.total === 0 && <p>{words.none}</p>}
          <List>
            {data.items.map((order) => (
              <li key={order.id}>
                <Link to={`/admin/orders?order=${order.id}`}>{words.order(toPersianDigits(order.id))}</Link>
                <OrderStatusBadge status={order.status} />
                <span>{formatDate(order.createdAt)}</span>
                <span>{productsOf(order)}</span>
              </li>
            ))}
          </List>
          {data.total > data.items.length && limit < MAX_ORDERS && (
            <Button variant="secondary" size="small" pending={orders.isFetching} onClick={() => setLimit(MAX_ORDERS)}>
              {words.more}
            </Button>
          )}
        </section>
      )}
    </QueryLoader>
  );
}

function productsOf({ items }: CustomerOrder): string {
  const [first, ...more] = items;
  return words.lines(first?.productName ?? '', more.length > 0 ? formatNumber(more.length) : null);
}

const List = styled(EntryList)`
  margin-block-end: ${space(3)};
  font-size: ${font.sm};

  li {
    padding-block-end: ${space(2)};
    border-block-end: 1px solid ${color('line')};
  }
  li > :last-child {
    color: ${color('muted')};
  }
`;
