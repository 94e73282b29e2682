import { createHash, randomUUID } from 'node:crypto';

import { parseQuantity, toPersianDigits, type Pack } from '@afshoreh/persian';
import { quantityProblem } from '@afshoreh/ui/quantity-problem';

import { copy } from './copy';

export interface OrderedProduct {
  id: number;
  name: string;
  pack: Pack | null;
}

export const FIELDS = ['customerName', 'phone', 'quantity'] as const;
export type Field = (typeof FIELDS)[number];

/** The typed values. `view` identifies one view of the page: the same order sent twice from it is one order. */
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
  | { order: Order; key: string }
  | { errors: Partial<Record<Field, string>> }
  /** Less than one pack, which must be confirmed once. */
  | { belowPack: number };

export const emptyForm = ({ pack }: OrderedProduct): FormValues => ({
  customerName: '',
  phone: '',
  quantity: toPersianDigits(pack?.kilograms ?? 1),
  view: randomUUID(),
  asked: '',
});

const LONGEST = 200;
const VIEW = /^[\da-f-]{36}$/;

/** Reads the fields of a sent form, which may contain anything. */
export function parseForm(form: URLSearchParams): FormValues {
  const text = (name: string) => (form.get(name) ?? '').trim().slice(0, LONGEST);
  const view = text('view');
  return {
    customerName: text('customerName'),
    phone: text('phone'),
    // The answer to the question about less than a pack replaces the quantity.
    quantity: form.has('answer') ? text('answer') : text('quantity'),
    view: VIEW.test(view) ? view : randomUUID(),
    asked: text('answer') || text('asked'),
  };
}

/** Checks a form by the rules of the order dialog; the backend checks name and phone when they are not empty. */
export function checkForm(typed: FormValues, { id, name, pack }: OrderedProduct): CheckedForm {
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
  const order = { productId: id, productName: name, customerName, phone, quantity };
  // A corrected order gets another key; the same order sent again gets the same key.
  const key = createHash('sha256')
    .update(JSON.stringify([typed.view, order]))
    .digest('hex')
    .slice(0, 40);
  return { order, key };
}
