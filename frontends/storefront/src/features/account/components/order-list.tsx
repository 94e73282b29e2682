import styled from 'styled-components';
import type { Customer } from '@afshoreh/api-client';
import { EmptyState, LinkButton, PagedList } from '@afshoreh/ui';
import { emptyList } from '@afshoreh/ui/illustrations';
import { space } from '@afshoreh/ui/theme';
import { usePageQuery } from '../../../components/use-page-query';
import { myOrdersQuery, ORDERS_PER_PAGE, useSessionEnd } from '../account-calls';
import { copy } from '../copy';
import { ContentSkeleton } from './account-frame';
import { OrderCard, type OrderCardProps } from './order-card';

const text = copy.orders;

interface OrderListProps extends Pick<OrderCardProps, 'cartItemOf'> {
  customer: Customer;
  page: number;
}

/** The customer's orders, newest first. */
export function OrderList({ customer, page, cartItemOf }: OrderListProps) {
  const { data, error, failure, busy } = usePageQuery(myOrdersQuery(customer, page), text.failed);
  useSessionEnd(error);

  if (failure) return failure;
  if (!data) return <ContentSkeleton />;
  if (data.total === 0) {
    return (
      <EmptyState
        illustration={emptyList}
        title={text.empty}
        text={text.emptyText}
        action={<LinkButton to="/products">{text.toProducts}</LinkButton>}
      />
    );
  }
  return (
    <PagedList
      label={copy.sections.orders}
      page={page}
      pageCount={Math.ceil(data.total / ORDERS_PER_PAGE)}
      hrefOf={(other) => (other === 1 ? '/account' : `/account?page=${other}`)}
      busy={busy}
    >
      <Cards aria-busy={busy}>
        {data.items.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} cartItemOf={cartItemOf} />
          </li>
        ))}
      </Cards>
    </PagedList>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${space(5)};
`;
