import { customerQuery } from '@afshoreh/api-client';
import { cart, useCart, type PageModule } from '@afshoreh/contracts';
import { Link, useNavigate } from '@afshoreh/contracts/router';
import { formatAmount } from '@afshoreh/persian';
import { Button, FormFailure, Page } from '@afshoreh/ui';
import { useQuery } from '@afshoreh/contracts/query';
import { useEffect } from 'react';
import { OrderSteps } from '../components/order-steps';
import { Summary } from '../components/summary';
import { StickyAside, TwoColumns } from '../components/two-columns';
import { CHECKOUT_FORM, CheckoutForm } from '../features/checkout/components/checkout-form';
import { OrderLines } from '../features/checkout/components/order-lines';
import { copy } from '../features/checkout/copy';
import { useCheckout } from '../features/checkout/use-checkout';

export const head = { title: copy.title, description: copy.description };

export const prefetch: PageModule['prefetch'] = ({ data }) => [data.prefetchQuery(customerQuery)];

/** `/cart/checkout`: the order form and its summary. With an empty cart it redirects to the cart. */
export default function CheckoutPage() {
  const { items, totalItems } = useCart();
  const { data: customer } = useQuery(customerQuery);
  const { form, draftOfForm, placed, problems, session } = useCheckout(items, customer);
  const navigate = useNavigate();

  useEffect(() => {
    // Read the store itself: during hydration the hook still returns the server's empty cart.
    if (!placed && cart.items().length === 0) void navigate('/cart', { replace: true });
  }, [items, placed, navigate]);

  return (
    <Page title={copy.title} lead={copy.description}>
      <OrderSteps current="checkout" />
      <TwoColumns>
        <CheckoutForm form={form} draftOfForm={draftOfForm} />
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
              { label: copy.itemCount, value: formatAmount(totalItems) },
              { label: copy.paymentMethod, value: copy.byAgreement },
              { label: copy.totalPrice, value: copy.callUs, strong: true },
            ]}
            note={copy.noOnlinePayment}
            failure={form.failure && <FormFailure {...form.failure} />}
          >
            <Button
              type="submit"
              form={CHECKOUT_FORM}
              size="large"
              fullWidth
              pending={form.isSubmitting}
              pendingLabel={copy.pending}
            >
              {copy.submit}
            </Button>
          </Summary>
        </StickyAside>
      </TwoColumns>
      {session.question && (
        <session.question.Dialog customer={session.question.customer} onAnswer={session.question.answer} />
      )}
    </Page>
  );
}
