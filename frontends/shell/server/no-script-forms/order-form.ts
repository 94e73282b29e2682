import { randomUUID } from 'node:crypto';

import { parseQuantity, toPersianDigits } from '@afshoreh/persian';
import { quantityProblem } from '@afshoreh/ui/quantity-problem';

import { copy } from './copy';
import { viewOf, type FormProduct } from './no-script-form';

export const FIELDS = ['customerName', 'phone', 'quantity'] as const;
export type Field = (typeof FIELDS)[number];

export type FormValues = Record<Field, string> & {
  view: string;
  /** The kilograms below one pack that the visitor was asked to confirm; empty without such a question. */
  asked: string;
};

export interface Order {
  productId: number;
  productName: string;
  customerName: string;
  phone: string;
  quantity: number;
}

/** The result of checking a form: an order, or what is missing. */
export type CheckedForm =
  | { order: Order }
  | { errors: Partial<Record<Field, string>> }
  /** Less than one pack, which must be confirmed once. */
  | { belowPack: number };

export const emptyForm = ({ pack }: FormProduct): FormValues => ({
  customerName: '',
  phone: '',
  quantity: toPersianDigits(pack?.kilograms ?? 1),
  view: randomUUID(),
  asked: '',
});

const LONGEST = 200;

/** Reads the fields of a sent form, which may contain anything. */
export function parseForm(form: URLSearchParams): FormValues {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, LONGEST);
  return {
    customerName: text('customerName'),
    phone: text('phone'),
    // The answer to the question about less than a pack replaces the quantity.
    quantity: form.has('answer') ? text('answer') : text('quantity'),
    view: viewOf(form),
    asked: text('answer') || text('asked'),
  };
}

/** Checks a form by the rules of the order dialog; the backend checks name and phone when they are not empty. */
export function checkForm(typed: FormValues, { id, name, pack }: FormProduct): CheckedForm {
  const { customerName, phone } = typed;
  const read = parseQuantity(typed.quantity, pack);
  const errors = {
    ...(!customerName && { customerName: copy.nameRequired }),
    ...(!phone && { phone: copy.phoneRequired }),
    ...('problem' in read && { quantity: quantityProblem(read.problem) }),
  };
  if (!('kilograms' in read) || Object.keys(errors).length > 0) return { errors };
  const quantity = read.kilograms;
  if (pack && quantity < pack.kilograms && typed.asked !== String(quantity)) return { belowPack: quantity };
  return { order: { productId: id, productName: name, customerName, phone, quantity } };
}
