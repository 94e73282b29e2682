import { ApiError, reasonFor, type Customer } from '@afshoreh/api-client';
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

/** What is said beside the button, unless it is said at the line that it is about. */
function failureOf(error: unknown): Failure | null {
  if (error instanceof NotLoggedIn) return { title: copy.orderFailed, text: copy.loginFirst };
  const isSaidThere = error instanceof ApiError && error.errors.length > 0;
  return isSaidThere ? null : { title: copy.orderFailed, text: reasonFor(error) ?? copy.tryAgain };
}

/**
 * The checkout form and the sending of its order: success clears the cart and leads to the confirmation page, failure keeps
 * everything. `customer` is who is logged in, or null; undefined until that is known. A customer whose session has ended
 * meanwhile is asked to log in over the page: the order would be nobody's (D11).
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
  const formRef = useDraft(customer);
  const session = useSession();

  async function handleSubmit(values: CheckoutValues): Promise<void> {
    setProblems(NO_PROBLEMS);
    if (customer) await session.ensure(customer);
    const order = await placeOrder(values, items, draft).catch(handleRefusal);
    setPlaced(true);
    draft.forget();
    rememberOrder(order.trackingCode);
    cart.clear();
    await navigate('/cart/confirmation', { replace: true, state: { order } });
  }

  function handleRefusal(error: unknown): never {
    if (error instanceof ApiError && error.code === 'orders.idempotency_key_reused') draft.forgetKey();
    setProblems(lineProblemsOf(error, items));
    throw error;
  }

  return { form, formRef, placed, problems, session };
}

export type Checkout = ReturnType<typeof useCheckout>;
