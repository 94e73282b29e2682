import type { Schemas } from '@afshoreh/api-client';

import { callBackend, type BackendResponse, type Call } from './backend-call';
import type { FormProduct, NoScriptForm, Refusal } from './no-script-form';

/** The visitor on whose behalf the backend is called. */
export type Caller = Pick<Call, 'apiOrigin' | 'request' | 'client'>;

/** Null when there is no such product; rejects when the backend does not respond. */
export async function productOf(id: string, { apiOrigin, request, client }: Caller): Promise<FormProduct | null> {
  const { status, body } = await callBackend({
    apiOrigin,
    method: 'GET',
    path: `/api/products/${id}`,
    request,
    client,
  });
  if (status === 404) return null;
  if (status !== 200) throw new Error(`the product was answered with ${status}`);
  const { name, pack } = body as Schemas['Product'];
  return { id: Number(id), name, pack };
}

/** Null when the backend did not respond: the form may be stored already, and sending it again has no second effect. */
export function sendForm(
  { path, body, key }: { path: string; body: object; key: string },
  { apiOrigin, request, client }: Caller,
): Promise<BackendResponse | null> {
  const headers = { 'idempotency-key': key };
  return callBackend({ apiOrigin, method: 'POST', path, request, client, headers, body }).catch(() => null);
}

/** The errors of the backend by field, or one message for the whole form. */
export function reasonsOf(
  answer: BackendResponse | null,
  { fields, unavailable }: Pick<NoScriptForm, 'fields' | 'unavailable'>,
): Pick<Refusal, 'errors' | 'failure'> {
  const problem = answer?.body as { message?: string; errors?: { field: string; message: string }[] } | undefined;
  const errors = problem?.errors?.filter(({ field }) => fields.includes(field)) ?? [];
  if (errors.length === 0) return { failure: problem?.message ?? unavailable };
  return { errors: Object.fromEntries(errors.map(({ field, message }) => [field, message])) };
}
