import type { Customer } from '@afshoreh/api-client';
import { formatPhone } from '@afshoreh/persian';
import { useEffect, useRef } from 'react';
import { EMPTY_CHECKOUT, type CheckoutValues } from './checkout-values';
import { checkoutDraft } from './draft';

/** What an account knows of its customer (D11). */
function knownOf(customer: Customer | null): CheckoutValues {
  if (!customer) return EMPTY_CHECKOUT;
  const { fullName, phoneNumber, email } = customer;
  return { ...EMPTY_CHECKOUT, customerName: fullName, phone: formatPhone(phoneNumber), email };
}

const NAMES = Object.keys(EMPTY_CHECKOUT) as (keyof CheckoutValues)[];

/** The form's field of that name. */
const fieldOf = (form: HTMLFormElement, name: keyof CheckoutValues) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

function typedIn(form: HTMLFormElement): CheckoutValues {
  return Object.fromEntries(NAMES.map((name) => [name, fieldOf(form, name).value])) as unknown as CheckoutValues;
}

/**
 * Fills in what this customer typed before and what their account knows, never over something typed; from then on what is
 * typed is kept as theirs. Until it is known whose form this is (`customer` undefined), nothing of anybody's is kept.
 * Answers the ref of the form.
 */
export function useDraft(customer: Customer | null | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typing = form.current;
    if (customer === undefined || !typing) return;
    const draft = checkoutDraft(customer?.id ?? null);
    const [before, known] = [draft.values(), knownOf(customer)];
    for (const name of NAMES) {
      const field = fieldOf(typing, name);
      if (!field.value) field.value = before[name] || known[name];
    }
    const keep = () => draft.keepTyped(typedIn(typing));
    typing.addEventListener('input', keep);
    return () => typing.removeEventListener('input', keep);
  }, [customer]);
  return form;
}
