import { useCart } from '@afshoreh/contracts';
import { EmptyState, LinkButton, Page } from '@afshoreh/ui';
import { emptyCart } from '@afshoreh/ui/illustrations';
import { OrderSteps } from '../components/order-steps';
import { StickyAside, TwoColumns } from '../components/two-columns';
import { CartLines } from '../features/cart/components/cart-lines';
import { CartSummary } from '../features/cart/components/cart-summary';
import { copy } from '../features/cart/copy';

/** `/cart` (spec §2). */
export default function CartPage() {
  const { items, totalItems } = useCart();
  if (items.length === 0) {
    return (
      <Page title={copy.title}>
        <EmptyState
          illustration={emptyCart}
          title={copy.emptyTitle}
          text={copy.emptyText}
          action={<LinkButton to="/products">{copy.browse}</LinkButton>}
        />
      </Page>
    );
  }
  return (
    <Page title={copy.title}>
      <OrderSteps current="cart" />
      <TwoColumns>
        <CartLines items={items} />
        <StickyAside>
          <CartSummary totalItems={totalItems} />
        </StickyAside>
      </TwoColumns>
    </Page>
  );
}
