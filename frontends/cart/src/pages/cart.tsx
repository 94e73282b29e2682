import { useCart } from '@afshoreh/contracts';
import { EmptyState, LinkButton, Page } from '@afshoreh/ui';
import { emptyCart } from '@afshoreh/ui/illustrations';
import { useEffect, useRef } from 'react';
import { OrderSteps } from '../components/order-steps';
import { StickyAside, TwoColumns } from '../components/two-columns';
import { CartLines } from '../features/cart/components/cart-lines';
import { CartSummary } from '../features/cart/components/cart-summary';
import { copy } from '../features/cart/copy';

/**
 * The list and what stands in for it take the focus away with them, as does the toast that undoes it: it then goes to the
 * heading of what is there now.
 */
function useFocusHeld(isEmpty: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(isEmpty);
  useEffect(() => {
    const changed = before.current !== isEmpty;
    before.current = isEmpty;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.closest('[data-sonner-toaster]') !== null;
    const heading = place.current?.querySelector('h2');
    if (!changed || !isLost || !heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [isEmpty]);
  return place;
}

/** `/cart` (spec §2). */
export default function CartPage() {
  const { items, totalItems } = useCart();
  const isEmpty = items.length === 0;
  const place = useFocusHeld(isEmpty);
  return (
    <Page title={copy.title}>
      <div ref={place}>{isEmpty ? <EmptyCart /> : <FilledCart items={items} totalItems={totalItems} />}</div>
    </Page>
  );
}

function EmptyCart() {
  return (
    <EmptyState
      illustration={emptyCart}
      title={copy.emptyTitle}
      text={copy.emptyText}
      action={<LinkButton to="/products">{copy.browse}</LinkButton>}
    />
  );
}

function FilledCart({ items, totalItems }: ReturnType<typeof useCart>) {
  return (
    <>
      <OrderSteps current="cart" />
      <TwoColumns>
        <CartLines items={items} />
        <StickyAside>
          <CartSummary totalItems={totalItems} />
        </StickyAside>
      </TwoColumns>
    </>
  );
}
