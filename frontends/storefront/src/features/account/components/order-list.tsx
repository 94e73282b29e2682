import type { Customer } from '@afshoreh/api-client';
import { myOrdersQuery } from '../account-calls';
import { copy } from '../copy';
import { MyList } from './my-list';
import { OrderCard, type OrderCardProps } from './order-card';

interface OrderListProps extends Pick<OrderCardProps, 'cartItemOf'> {
  customer: Customer;
  page: number;
}

/** The customer's orders, newest first. */
export function OrderList({ customer, page, cartItemOf }: OrderListProps) {
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
          <OrderCard order={order} cartItemOf={cartItemOf} />
        </li>
      )}
    </MyList>
  );
}
