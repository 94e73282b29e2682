import { ApiError, reasonOf } from '@afshoreh/api-client';
import { cart, showToast, type CartItems } from '@afshoreh/contracts';
import { useNavigate } from '@afshoreh/contracts/router';
import { useRef, useState } from 'react';
import type { CheckoutValues } from './checkout-schema';
import { copy } from './copy';
import type { CheckoutDraft } from './draft';
import { lineProblemsOf, placeOrder, type LineProblems } from './place-order';

const NO_PROBLEMS: LineProblems = new Map();

/** What the toast says below «خطا در ثبت سفارش» (spec §8): the server's reason when the visitor can do something about it. */
function toastTextOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return copy.tryAgain;
  return error.code === 'orders.product_unknown' ? copy.productUnknownText : (reasonOf(error) ?? copy.tryAgain);
}

/** What is said beside the button, unless it is said at the field or line that it is about. */
function failureOf(error: unknown): string | null {
  const isSaidThere = error instanceof ApiError && error.errors.length > 0;
  return isSaidThere ? null : (reasonOf(error) ?? copy.tryAgain);
}

/**
 * Sending the order: success clears the cart and leads to the confirmation page, failure keeps everything and rethrows, so that the
 * form can show what belongs under its fields.
 */
export function useCheckout(items: CartItems, draft: CheckoutDraft) {
  const navigate = useNavigate();
  const [placed, setPlaced] = useState(false);
  const [sending, setSending] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [failure, setFailure] = useState<string | null>(null);
  const underWay = useRef(false);

  async function send(values: CheckoutValues): Promise<void> {
    // The button is disabled only after the next render: a double click is faster.
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    setProblems(NO_PROBLEMS);
    setFailure(null);
    try {
      const order = await placeOrder(values, items, draft);
      setPlaced(true);
      draft.forget();
      cart.clear();
      showToast({ tone: 'success', title: copy.orderPlaced, description: copy.orderPlacedText });
      await navigate('/cart/confirmation', { replace: true, state: { order } });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'orders.idempotency_key_reused') draft.forgetKey();
      setProblems(lineProblemsOf(error, items));
      setFailure(failureOf(error));
      showToast({ tone: 'error', title: copy.orderFailed, description: toastTextOf(error) });
      throw error;
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return { send, sending, placed, problems, failure };
}
