import type { Customer } from '@afshoreh/api-client';
import { formatPhone } from '@afshoreh/persian';
import { useEffect, useRef } from 'react';
import { EMPTY_CHECKOUT, type CheckoutValues } from './checkout-values';
import { checkoutDraft } from './draft';

/** The form's values that the account already has. */
function knownOf(customer: Customer | null): CheckoutValues {
  if (!customer) return EMPTY_CHECKOUT;
  const { fullName, phoneNumber, email } = customer;
  return { ...EMPTY_CHECKOUT, customerName: fullName, phone: formatPhone(phoneNumber), email };
}

const NAMES = Object.keys(EMPTY_CHECKOUT) as (keyof CheckoutValues)[];

/** The form's field with this name. */
const fieldOf = (form: HTMLFormElement, name: keyof CheckoutValues) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

function typedIn(form: HTMLFormElement): CheckoutValues {
  return Object.fromEntries(NAMES.map((name) => [name, fieldOf(form, name).value])) as unknown as CheckoutValues;
}

/**
 * Fills empty fields from the customer's draft and account, and then saves every change as this customer's draft. While
 * `customer` is undefined it saves nothing, because the draft's owner is not known. Returns the ref of the form.
 */
export function useDraft(customer: Customer | null | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typing = form.current;
    if (customer === undefined || !typing) return;
    const draft = checkoutDraft(customer?.id ?? null);
    const before = draft.values();
    const known = knownOf(customer);
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
