import { keepPreviousData, useQuery } from '@afshoreh/contracts/query';
import { Link } from '@afshoreh/contracts/router';
import { formatDate, formatNumber, toPersianDigits } from '@afshoreh/persian';
import { Button, ErrorBox, Loading, OrderStatusBadge, SkeletonLines } from '@afshoreh/ui';
import { color, font, space } from '@afshoreh/ui/theme';
import { useState } from 'react';
import styled from 'styled-components';
import { copy } from '../copy';
import { customerOrdersQuery, type CustomerOrder } from '../get-customers';

const { orders: words } = copy;
const FIRST = 10;
/** The server answers no more at once. */
const MOST = 100;

/** What a customer ordered, each a link to the order. */
export function CustomerOrders({ id }: { id: number }) {
  const [limit, setLimit] = useState(FIRST);
  const { data, error, isFetching, refetch } = useQuery({
    ...customerOrdersQuery(id, limit),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <ErrorBox title={words.loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    );
  }
  if (!data) {
    return (
      <Loading>
        <SkeletonLines lines={3} />
      </Loading>
    );
  }
  return (
    <section aria-labelledby="customer-orders">
      <Title id="customer-orders">
        {words.title} <small>{words.count(formatNumber(data.total))}</small>
      </Title>
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
      {data.total > data.items.length && limit < MOST && (
        <Button variant="secondary" size="small" pending={isFetching} onClick={() => setLimit(MOST)}>
          {words.more}
        </Button>
      )}
    </section>
  );
}

function productsOf({ items }: CustomerOrder): string {
  const [first, ...more] = items;
  return words.lines(first?.productName ?? '', more.length > 0 ? formatNumber(more.length) : null);
}

const Title = styled.h3`
  margin-block-end: ${space(3)};
  font-size: ${font.lg};

  small {
    color: ${color('muted')};
    font-size: ${font.sm};
    font-weight: 400;
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space(2)};
  margin: 0 0 ${space(3)};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(1)} ${space(3)};
    padding-block-end: ${space(2)};
    border-block-end: 1px solid ${color('line')};
    font-size: ${font.sm};
  }
  li > :last-child {
    color: ${color('muted')};
  }
`;
