import { useEffect } from 'react';
import { customerQuery } from '@afshoreh/api-client';
import { useQuery } from '@afshoreh/contracts/query';
import { formatPhone } from '@afshoreh/persian';
import type { Form } from '@afshoreh/ui/form';
import { orderDraft } from './order-draft';
import type { CheckedOrder, OrderForm } from './order-form';

/**
 * Fills the empty fields of the dialog with what was typed before it was closed, and name and phone otherwise from the customer's
 * account. From then on it keeps what is typed. Returns a function that deletes what was kept.
 */
export function useOrderDraft(
  { getValues, setValue, subscribe }: Form<OrderForm, CheckedOrder>['form'],
  productId: number,
): () => void {
  const { data: customer } = useQuery(customerQuery);
  useEffect(() => {
    if (customer === undefined) return;
    const draft = orderDraft(customer?.id ?? null, productId);
    const typed = draft.read();
    const known = { customerName: customer?.fullName ?? '', phone: customer ? formatPhone(customer.phoneNumber) : '' };
    for (const field of ['customerName', 'phone'] as const) {
      if (!getValues(field)) setValue(field, typed[field] || known[field]);
    }
    if (getValues('quantity') === 1) setValue('quantity', typed.quantity);
    return subscribe({ formState: { values: true }, callback: ({ values }) => draft.keep(values) });
  }, [customer, productId, getValues, setValue, subscribe]);
  return () => orderDraft(customer?.id ?? null, productId).forget();
}
