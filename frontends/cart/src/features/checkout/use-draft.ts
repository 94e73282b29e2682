import type { Customer } from '@afshoreh/api-client';
import { formatPhone } from '@afshoreh/persian';
import type { Form } from '@afshoreh/ui/form';
import { useEffect } from 'react';
import { EMPTY_CHECKOUT, type CheckoutValues } from './checkout-schema';
import { checkoutDraft } from './draft';

/** What an account knows of its customer (D11). */
function knownOf(customer: Customer | null): CheckoutValues {
  if (!customer) return EMPTY_CHECKOUT;
  const { fullName, phoneNumber, email } = customer;
  return { ...EMPTY_CHECKOUT, customerName: fullName, phone: formatPhone(phoneNumber), email };
}

type CheckoutFormState = Form<CheckoutValues, CheckoutValues>['form'];

/**
 * Fills in what this customer typed before and what their account knows, never over something typed; from then on what is
 * typed is kept as theirs. Until it is known whose form this is, nothing of anybody's is kept.
 */
export function useDraft({ getValues, setValue, subscribe }: CheckoutFormState, customer: Customer | null | undefined) {
  useEffect(() => {
    if (customer === undefined) return;
    const draft = checkoutDraft(customer?.id ?? null);
    const typed = draft.values();
    const known = knownOf(customer);
    for (const field of Object.keys(typed) as (keyof CheckoutValues)[]) {
      if (!getValues(field)) setValue(field, typed[field] || known[field]);
    }
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.keepTyped(values) });
  }, [customer, getValues, setValue, subscribe]);
}
