import { ApiError, reasonUnlessServerError, type Customer } from '@afshoreh/api-client';
import { cart, type CartItems } from '@afshoreh/contracts';
import { useNavigate } from '@afshoreh/contracts/router';
import type { Failure } from '@afshoreh/ui';
import { useNativeForm } from '@afshoreh/ui/native-form';
import { useState } from 'react';
import { rememberOrder } from '../../last-order';
import type { CheckoutValues } from './checkout-values';
import { copy } from './copy';
import { checkoutDraft } from './draft';
import { lineProblemsOf, placeOrder, type LineProblems } from './place-order';
import { useDraft } from './use-draft';
import { NotLoggedIn, useSession } from './use-session';

const NO_PROBLEMS: LineProblems = new Map();

/** The message beside the button; null when the error is shown at a line instead. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof NotLoggedIn) return { title: copy.orderFailed, text: copy.loginFirst };
  const isShownElsewhere = error instanceof ApiError && error.errors.length > 0;
  return isShownElsewhere ? null : { title: copy.orderFailed, text: reasonUnlessServerError(error) ?? copy.tryAgain };
}

/**
 * The checkout form and its submission. Success clears the cart and opens the confirmation page; a failure keeps everything.
 * `customer` is the logged-in customer, null for a visitor, or undefined until that is known. When the customer's session has
 * ended, a dialog asks for a login, because the order would belong to nobody.
 */
export function useCheckout(items: CartItems, customer: Customer | null | undefined) {
  const navigate = useNavigate();
  const [placed, setPlaced] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const draft = checkoutDraft(customer?.id ?? null);
  const form = useNativeForm({
    schema: () => import('./checkout-schema').then(({ checkoutSchema }) => checkoutSchema),
    keep: true,
    onSubmit: handleSubmit,
    onFailure: failureOf,
  });
  const draftOfForm = useDraft(customer);
  const session = useSession();

  async function handleSubmit(values: CheckoutValues): Promise<void> {
    setProblems(NO_PROBLEMS);
    if (customer) await session.ensure(customer);
    const order = await placeOrder(values, items, draft).catch(handleRefusal);
    setPlaced(true);
    draft.forget();
    rememberOrder(order.trackingCode);
    cart.removeLines(items);
    await navigate('/cart/confirmation', { replace: true, state: { order } });
  }

  function handleRefusal(error: unknown): never {
    if (error instanceof ApiError && error.code === 'orders.idempotency_key_reused') draft.forgetKey();
    setProblems(lineProblemsOf(error, items));
    throw error;
  }

  return { form, draftOfForm, placed, problems, session };
}

export type Checkout = ReturnType<typeof useCheckout>;
