import { useEffect, useMemo, useRef } from 'react';
import { companyQuery, customerQuery } from '@afshoreh/api-client';
import { useQuery, useQueryClient } from '@afshoreh/contracts/query';
import { formatPhone } from '@afshoreh/persian';
import { COMPANY_FIELDS, type CompanyValues } from '@afshoreh/ui/company';
import type { Form } from '@afshoreh/ui/form';
import { orderDraft } from './order-draft';
import type { CheckedOrder, OrderForm } from './order-form';

interface OrderDraft {
  hasCompany: boolean;
  fillCompany: () => Promise<void>;
  forget: () => void;
}

/**
 * Fills the empty fields of the dialog with what was typed before it was closed, and name and phone otherwise from the customer's
 * account. From then on it keeps what is typed. Returns functions that delete what was kept and that fill in the company of the
 * account, and whether what was kept has a company.
 */
export function useOrderDraft(
  { getValues, setValue, subscribe }: Form<OrderForm, CheckedOrder>['form'],
  productId: number,
): OrderDraft {
  const { data: customer } = useQuery(customerQuery);
  const queryClient = useQueryClient();
  const isFilled = useRef(false);
  const hasCompany = useMemo(() => {
    const typed = orderDraft(customer?.id ?? null, productId).read();
    return customer !== undefined && COMPANY_FIELDS.some((field) => typed[field]);
  }, [customer, productId]);
  useEffect(() => {
    if (customer === undefined) return;
    const draft = orderDraft(customer?.id ?? null, productId);
    const typed = draft.read();
    const known = { customerName: customer?.fullName ?? '', phone: customer ? formatPhone(customer.phoneNumber) : '' };
    for (const field of ['customerName', 'phone'] as const) {
      if (!getValues(field)) setValue(field, typed[field] || known[field]);
    }
    for (const field of COMPANY_FIELDS) if (!getValues(field)) setValue(field, typed[field]);
    if (getValues('quantity') === 1) setValue('quantity', typed.quantity);
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) });
  }, [customer, productId, getValues, setValue, subscribe]);

  /** A failure fills in nothing: the fields are optional, and their values can be typed. */
  async function fillCompany() {
    if (!customer || isFilled.current) return;
    isFilled.current = true;
    const company: Partial<Record<keyof CompanyValues, string | null>> = await queryClient
      .fetchQuery(companyQuery(customer))
      .catch(() => ({}));
    for (const field of COMPANY_FIELDS) if (!getValues(field)) setValue(field, company[field] ?? '');
  }

  return { hasCompany, fillCompany, forget: () => orderDraft(customer?.id ?? null, productId).forget() };
}
