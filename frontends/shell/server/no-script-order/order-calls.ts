import type { Schemas } from '@afshoreh/api-client';

import { callBackend, type BackendResponse, type Call } from './backend-call';
import { copy } from './copy';
import { FIELDS, type Field, type Order, type OrderedProduct } from './order-form';

/** The visitor on whose behalf the backend is called. */
export type Caller = Pick<Call, 'apiOrigin' | 'request' | 'client'>;

/** Null when there is no such product; rejects when the backend does not respond. */
export async function productOf(id: string, { apiOrigin, request, client }: Caller): Promise<OrderedProduct | null> {
  const { status, body } = await callBackend({
    apiOrigin,
    method: 'GET',
    path: `/api/products/${id}`,
    request,
    client,
  });
  if (status === 404) return null;
  if (status !== 200) throw new Error(`the product was answered with ${status}`);
  const { name, pack } = body as Schemas['ProductDto'];
  return { id: Number(id), name, pack };
}

/** Null when the backend did not respond: the order may be stored, and sending the form again does not repeat it. */
export function placeOrder(
  order: Order,
  key: string,
  { apiOrigin, request, client }: Caller,
): Promise<BackendResponse | null> {
  const headers = { 'idempotency-key': key };
  const call = { apiOrigin, method: 'POST', path: '/api/orders', request, client, headers, body: order } as const;
  return callBackend(call).catch(() => null);
}

/** The errors of the backend by field, or one message for the whole form. */
export function reasonsOf(answer: BackendResponse | null): {
  errors?: Partial<Record<Field, string>>;
  failure?: string;
} {
  const problem = answer?.body as { message?: string; errors?: { field: string; message: string }[] } | undefined;
  const isOurs = ({ field }: { field: string }) => (FIELDS as readonly string[]).includes(field);
  const errors = problem?.errors?.filter(isOurs) ?? [];
  if (errors.length === 0) return { failure: problem?.message ?? copy.unavailable };
  return { errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])) };
}
