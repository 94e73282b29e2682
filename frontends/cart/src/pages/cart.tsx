import { customerQuery } from '@afshoreh/api-client';
import { useCart, type PageModule } from '@afshoreh/contracts';
import { Link } from '@afshoreh/contracts/router';
import { EmptyState, LinkButton, Ltr, Page } from '@afshoreh/ui';
import { emptyCart } from '@afshoreh/ui/illustrations';
import { color, radius, space } from '@afshoreh/ui/theme';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { OrderSteps } from '../components/order-steps';
import { StickyAside, TwoColumns } from '../components/two-columns';
import { CartLines } from '../features/cart/components/cart-lines';
import { CartSummary } from '../features/cart/components/cart-summary';
import { copy } from '../features/cart/copy';
import { lastOrder } from '../last-order';

/**
 * When the list, the empty state or the undo toast disappears, the focus inside it is lost. This moves it to the heading that
 * is shown now.
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

export const head = { title: copy.title, description: copy.description };

export const prefetch: PageModule['prefetch'] = ({ data }) => [data.prefetchQuery(customerQuery)];

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
  const [code] = useState(lastOrder);
  return (
    <>
      {code && (
        <Ordered role="status">
          {copy.orderedAlready} <Ltr>{code}</Ltr>. <Link to={`/orders/track?code=${code}`}>{copy.track}</Link>
        </Ordered>
      )}
      <EmptyState
        illustration={emptyCart}
        title={copy.emptyTitle}
        text={copy.emptyText}
        action={<LinkButton to="/products">{copy.browse}</LinkButton>}
      />
    </>
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

const Ordered = styled.p`
  max-inline-size: 34rem;
  margin-inline: auto;
  padding: ${space(4)};
  border-radius: ${radius.medium};
  background: ${color('successSoft')};
  text-align: center;
`;
