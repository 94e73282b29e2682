import { createHash, randomUUID } from 'node:crypto';

import type { Pack } from '@afshoreh/persian';

/** The product that a form is about. */
export interface FormProduct {
  id: number;
  name: string;
  pack: Pack | null;
}

/**
 * The typed values. `view` identifies one view of the page, so that a form sent twice from the same view is stored
 * once.
 */
export type Typed = Record<string, string> & { view: string };

/** Why a form was not accepted. */
export interface Refusal {
  /** Error messages by field. */
  errors?: Partial<Record<string, string>>;
  /** The error message of the whole form. */
  failure?: string;
  /** Kilograms below one pack, which the visitor must confirm. */
  belowPack?: number;
}

/** A form about a product that works in browsers without script: `/product/<id>/<name>`. */
export interface NoScriptForm<Values extends Typed = Typed> {
  /** The path of the API to which the form is sent. */
  path: string;
  fields: readonly string[];
  unavailable: string;
  title(product: FormProduct): string;
  /** @param query the query of the address */
  empty(product: FormProduct, query: URLSearchParams): Values;
  /** Reads a sent form, which may contain anything. */
  parse(form: URLSearchParams): Values;
  /** The body of the API call, or the reason why there is none. */
  check(typed: Values, product: FormProduct): { body: object } | Refusal;
  page(product: FormProduct, typed: Values, refusal: Refusal): string;
  /** The page after the form was accepted. @param answer the API's response */
  placed(product: FormProduct, answer: unknown): string;
}

const VIEW = /^[\da-f-]{36}$/;

/** The id of the view from which a form was sent, or a new one. */
export const viewOf = (form: URLSearchParams): string => {
  const view = form.get('view') ?? '';
  return VIEW.test(view) ? view : randomUUID();
};

/**
 * The idempotency key of a form: the same form from the same view has the same key, and a corrected form has another
 * one.
 */
export const keyOf = (view: string, body: object): string =>
  createHash('sha256')
    .update(JSON.stringify([view, body]))
    .digest('hex')
    .slice(0, 40);
