import { useQueryClient } from '@afshoreh/contracts/query';
import { useSearchParams } from '@afshoreh/contracts/router';
import { AccountFrame } from '../features/account/components/account-frame';
import { OrderList } from '../features/account/components/order-list';
import { copy } from '../features/account/copy';
import { cartItemOf } from '../features/products/cart-item';
import { productQuery } from '../features/products/get-product';
import { pageNumberOf } from '../page-number';

export const head = { title: copy.account };

/** `/account?page=`. */
export default function AccountOrdersPage() {
  const [search] = useSearchParams();
  const queryClient = useQueryClient();

  async function handleItem(productId: number) {
    const product = await queryClient.fetchQuery({ ...productQuery(productId), staleTime: 0 });
    return product && cartItemOf(product);
  }

  return (
    <AccountFrame title={copy.sections.orders} lead={copy.orders.lead}>
      {(customer) => <OrderList customer={customer} page={pageNumberOf(search)} cartItemOf={handleItem} />}
    </AccountFrame>
  );
}
