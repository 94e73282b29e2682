import { COMPANY_FIELDS, type CompanyValues } from '@afshoreh/ui/company';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecordDialogForm } from '../../../form/record-dialog';
import { copy } from '../copy';
import type { OrderDetails } from '../get-order';
import type { Order } from '../orders';
import { linesAgain, type EarlierLines } from './again';
import type { KnownCaller } from './known-caller';
import type { emptyPhoneOrder, PhoneOrder } from './phone-order-schema';

const words = copy.taking;

export type PhoneOrderForm = RecordDialogForm<typeof emptyPhoneOrder, PhoneOrder, OrderDetails>;

/** The day of delivery is not copied, because it belongs to one order. */
const COMPANY = COMPANY_FIELDS.filter((name) => name !== 'deliveryDate');
const FILLED = ['customerName', 'email', 'address', ...COMPANY] as const;

/** The company of an earlier order, for the next order. */
export function companyAgain(order: Pick<Order, keyof CompanyValues> | undefined): Omit<CompanyValues, 'deliveryDate'> {
  return Object.fromEntries(COMPANY.map((name) => [name, order?.[name] ?? ''])) as unknown as CompanyValues;
}

/**
 * Fills the form with what is known about the caller. Typed values stay; values that were filled in for another number
 * are removed.
 */
export function useFilledIn({ form }: Pick<PhoneOrderForm, 'form'>, caller: KnownCaller | undefined) {
  const filled = useRef<Partial<Record<(typeof FILLED)[number], string>>>({});
  const fill = useEffectEvent((known: KnownCaller) => {
    const [order] = known.orders;
    const [account] = known.accounts;
    const values = {
      customerName: order?.name ?? account?.fullName ?? '',
      email: order?.email ?? account?.email ?? '',
      address: known.orders.find(({ address }) => address)?.address ?? '',
      ...companyAgain(known.orders.find((each) => COMPANY.some((name) => each[name]))),
    };
    for (const name of FILLED) {
      const now = form.getValues(name);
      if (now !== '' && now !== filled.current[name]) continue;
      form.setValue(name, values[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      filled.current[name] = values[name];
    }
    const id = form.getValues('customerId');
    if (id !== null && !known.accounts.some((each) => each.id === id)) form.setValue('customerId', null);
  });
  useEffect(() => {
    if (caller) fill(caller);
  }, [caller]);
}

/** Copies the lines of an earlier order into the form, and names the products that can no longer be ordered. */
export function useLinesAgain({ form }: Pick<PhoneOrderForm, 'form'>) {
  const [notice, setNotice] = useState('');
  const fill = async (order: EarlierLines) => {
    try {
      const { lines, gone } = await linesAgain(order);
      form.setValue('items', [...form.getValues('items'), ...lines], { shouldDirty: true });
      setNotice(gone.length > 0 ? words.gone(gone.join('، ')) : '');
    } catch {
      setNotice(words.againFailed);
    }
  };
  return { notice, fill };
}

/** Fills the form from an earlier record, once, unless a draft has already filled it. */
export function useStartWith<Earlier extends { id: number }>(
  { draft }: Pick<PhoneOrderForm, 'draft'>,
  earlier: Earlier | undefined,
  fill: (earlier: Earlier) => void,
) {
  const start = useEffectEvent((record: Earlier) => {
    if (!draft.isRestored) fill(record);
  });
  useEffect(() => {
    if (earlier) start(earlier);
    // The record is refetched in the background, and the form starts once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [earlier?.id]);
}

export function startWith(
  { form }: Pick<PhoneOrderForm, 'form'>,
  values: Partial<Record<'phone' | 'customerName' | 'email' | 'address' | 'notes' | keyof CompanyValues, string>>,
) {
  for (const [name, value] of Object.entries(values))
    form.setValue(name as keyof typeof values, value, { shouldDirty: true });
}
