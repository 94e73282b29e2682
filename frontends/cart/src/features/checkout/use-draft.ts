import { companyQuery, type Customer } from '@afshoreh/api-client';
import { useQueryClient } from '@afshoreh/contracts/query';
import { formatPhone } from '@afshoreh/persian';
import { COMPANY_FIELDS } from '@afshoreh/ui/company';
import { useEffect, useMemo, useRef } from 'react';
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
 * `customer` is undefined it saves nothing, because the draft's owner is not known. Returns the ref of the form, whether the
 * draft has a company, and a function that fills in the company of the account.
 */
export function useDraft(customer: Customer | null | undefined) {
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const isFilled = useRef(false);
  const hasCompany = useMemo(() => {
    const before = checkoutDraft(customer?.id ?? null).values();
    return customer !== undefined && COMPANY_FIELDS.some((name) => before[name]);
  }, [customer]);
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

  /** A failure fills in nothing: the fields are optional, and their values can be typed. */
  async function fillCompany() {
    if (!customer || isFilled.current) return;
    isFilled.current = true;
    const company: Partial<Record<keyof CheckoutValues, string | null>> = await queryClient
      .fetchQuery(companyQuery(customer))
      .catch(() => ({}));
    const typing = form.current;
    if (!typing) return;
    for (const name of COMPANY_FIELDS) fieldOf(typing, name).value ||= company[name] ?? '';
    checkoutDraft(customer.id).keepTyped(typedIn(typing));
  }

  return { formRef: form, hasCompany, fillCompany };
}
