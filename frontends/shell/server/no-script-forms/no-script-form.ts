import { createHash, randomUUID } from 'node:crypto';

import type { Pack } from '@afshoreh/persian';

/** The product that a form is about. */
export interface FormProduct {
  id: number;
  name: string;
  pack: Pack | null;
}

/** Typed values. `view` identifies one view of the page: the same form sent twice from it is stored once. */
export type Typed = Record<string, string> & { view: string };

/** Why a form was not taken. */
export interface Refusal {
  /** By field. */
  errors?: Partial<Record<string, string>>;
  /** Of the whole form. */
  failure?: string;
  /** Kilograms below one pack, which the visitor must confirm. */
  belowPack?: number;
}

/** A form about a product that works in browsers without script: `/product/<id>/<name>`. */
export interface NoScriptForm<Values extends Typed = Typed> {
  /** Where the API takes it. */
  path: string;
  fields: readonly string[];
  unavailable: string;
  title(product: FormProduct): string;
  /** @param query of the address */
  empty(product: FormProduct, query: URLSearchParams): Values;
  /** Reads a sent form, which may contain anything. */
  parse(form: URLSearchParams): Values;
  /** The body of the call, or why there is none. */
  check(typed: Values, product: FormProduct): { body: object } | Refusal;
  page(product: FormProduct, typed: Values, refusal: Refusal): string;
  /** @param answer what the API returned */
  placed(product: FormProduct, answer: unknown): string;
}

const VIEW = /^[\da-f-]{36}$/;

/** The number of the view that a form was sent from; a new one where it has none. */
export const viewOf = (form: URLSearchParams): string => {
  const view = form.get('view') ?? '';
  return VIEW.test(view) ? view : randomUUID();
};

/** A corrected form gets another key; the same one sent again from its page gets the same key. */
export const keyOf = (view: string, body: object): string =>
  createHash('sha256')
    .update(JSON.stringify([view, body]))
    .digest('hex')
    .slice(0, 40);
