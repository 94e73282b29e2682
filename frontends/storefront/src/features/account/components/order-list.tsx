import type { Customer } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { myOrdersQuery, myQuotesQuery } from '../account-calls';
import { copy } from '../copy';
import { MyList } from './my-list';
import { OrderCard, type OrderCardProps } from './order-card';

interface OrderListProps extends Pick<OrderCardProps, 'cartItemOf'> {
  customer: Customer;
  page: number;
}

/** The customer's orders, newest first. */
export function OrderList({ customer, page, cartItemOf }: OrderListProps) {
  // When the quotes cannot be loaded, the orders are shown without them.
  const { data: quotes = [] } = useQuery(myQuotesQuery(customer));
  return (
    <MyList
      label={copy.sections.orders}
      text={copy.orders}
      query={myOrdersQuery(customer, page)}
      page={page}
      path="/account"
    >
      {(order) => (
        <li key={order.id}>
          <OrderCard
            customer={customer}
            order={order}
            quotes={quotes.filter(({ orderId }) => orderId === order.id)}
            cartItemOf={cartItemOf}
          />
        </li>
      )}
    </MyList>
  );
}
