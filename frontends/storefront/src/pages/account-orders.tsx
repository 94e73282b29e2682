import { useSearchParams } from '@afshoreh/contracts/router';
import { AccountFrame } from '../features/account/components/account-frame';
import { OrderList } from '../features/account/components/order-list';
import { copy } from '../features/account/copy';
import { useCartItemOf } from '../features/products/use-cart-item';
import { pageNumberOf } from '../page-number';

export const head = { title: copy.account };

/** `/account?page=`. */
export default function AccountOrdersPage() {
  const [search] = useSearchParams();
  const cartItemOf = useCartItemOf();

  return (
    <AccountFrame title={copy.sections.orders} lead={copy.orders.lead}>
      {(customer) => <OrderList customer={customer} page={pageNumberOf(search)} cartItemOf={cartItemOf} />}
    </AccountFrame>
  );
}
