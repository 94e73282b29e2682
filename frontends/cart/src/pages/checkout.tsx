import { customerQuery } from '@afshoreh/api-client';
import { cart, useCart } from '@afshoreh/contracts';
import { Link, useNavigate } from '@afshoreh/contracts/router';
import { Button, FormFailure, Page } from '@afshoreh/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OrderSteps } from '../components/order-steps';
import { Summary } from '../components/summary';
import { StickyAside, TwoColumns } from '../components/two-columns';
import { CHECKOUT_FORM, CheckoutForm } from '../features/checkout/components/checkout-form';
import { OrderLines } from '../features/checkout/components/order-lines';
import { copy } from '../features/checkout/copy';
import { checkoutDraft } from '../features/checkout/draft';
import { useCheckout } from '../features/checkout/use-checkout';

/** `/cart/checkout` (spec §2): the order form and its summary. Without anything to order it leads back to the cart. */
export default function CheckoutPage() {
  const { items, totalItems } = useCart();
  const { data: customer } = useQuery(customerQuery);
  const { send, sending, placed, problems, failure } = useCheckout(items, checkoutDraft(customer?.id ?? null));
  const navigate = useNavigate();

  useEffect(() => {
    // Asked of the store itself: while hydrating the hook still answers the server's empty cart.
    if (!placed && cart.items().length === 0) void navigate('/cart', { replace: true });
  }, [items, placed, navigate]);

  return (
    <Page title={copy.title} lead={copy.description}>
      <OrderSteps current="checkout" />
      <TwoColumns>
        <CheckoutForm customer={customer} onSend={send} />
        <StickyAside>
          <Summary
            title={copy.summary}
            lines={
              <>
                <OrderLines items={items} problems={problems} />
                <Link to="/cart">{copy.editCart}</Link>
              </>
            }
            facts={[
              { label: copy.itemCount, value: copy.kilograms(totalItems) },
              { label: copy.paymentMethod, value: copy.byAgreement },
              { label: copy.totalPrice, value: copy.callUs, strong: true },
            ]}
            note={copy.noOnlinePayment}
          >
            {failure && <FormFailure title={copy.orderFailed}>{failure}</FormFailure>}
            <Button
              type="submit"
              form={CHECKOUT_FORM}
              size="large"
              fullWidth
              pending={sending}
              pendingLabel={copy.pending}
            >
              {copy.submit}
            </Button>
          </Summary>
        </StickyAside>
      </TwoColumns>
    </Page>
  );
}
