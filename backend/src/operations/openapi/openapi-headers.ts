import { ifMatchHeader } from '../../common/http/if-match.js';
import { publicReadExtension } from '../../common/http/public-read.js';
import type { Call, Header, Operation, OperationResponse, Schema } from './openapi-types.js';

const headerRef = (name: string): Header => ({ $ref: `#/components/headers/${name}` });

export const sharedHeaders: Record<string, Header> = {
  'X-Total-Count': {
    description: 'Rows on all pages; with `X-Total-Is-Least: true` there may be more. Not with a cursor',
    schema: { type: 'integer', example: 42 },
  },
  Link: { description: 'first, prev, next, last (RFC 8288); with a cursor only next', schema: { type: 'string' } },
  ETag: {
    description: 'Names these bytes. Send it back in `If-None-Match` to get a 304 while they are current.',
    schema: { type: 'string', example: '"q0Vr2q4L5bJm3pT8xkYw1nZc7dA"' },
  },
  'WWW-Authenticate': {
    description: '`Bearer realm="admin"`: log in as admin; `Cookie realm="customer"`: as customer',
    schema: { type: 'string', example: 'Bearer realm="admin"' },
  },
  RateLimit: {
    description: 'What is left of the limit: `r` calls, and `t` seconds until it is whole again',
    schema: { type: 'string', example: '"address";r=599;t=60' },
  },
  'RateLimit-Policy': {
    description:
      'The limit: `q` calls in `w` seconds, for an `"address"` and operation, or for a `"key"` and all operations',
    schema: { type: 'string', example: '"address";q=600;w=60' },
  },
  'Retry-After': {
    description: 'Seconds after which trying again makes sense',
    schema: { type: 'integer', minimum: 0, example: 60 },
  },
};

/** Adds the request and response headers that controllers do not document. */
export function completeHeaders({ operation }: Call, schemas: Record<string, Schema>): void {
  if (operation[publicReadExtension]) addConditionalRead(operation);
  addIfMatch(operation, schemas);
  delete operation[publicReadExtension];
  for (const [status, response] of Object.entries(operation.responses)) {
    completeResponseHeaders(status, response);
  }
}

/**
 * The response headers by status. Every response of an operation with a limit has the two `RateLimit` headers, but only 429
 * lists them, to keep the document short; the guide says it for all responses.
 */
const headersOf: Record<string, string[]> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After', 'RateLimit', 'RateLimit-Policy'],
  503: ['Retry-After'],
};

/** Every response also has an `X-Request-Id`, which the introduction says once for all of them. */
function completeResponseHeaders(status: string, response: OperationResponse): void {
  for (const name of headersOf[status] ?? []) response.headers = { ...response.headers, [name]: headerRef(name) };
}

/** Documents `If-Match` for forms with a version; a handler without a form documents it by `@IfMatchVersion()`. */
function addIfMatch(operation: Operation, schemas: Record<string, Schema>): void {
  const form = operation.requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';
  if (schemas[form]?.properties?.['version'])
    operation.parameters = [...(operation.parameters ?? []), { ...ifMatchHeader }];
}

/** Documents that a public read has an `ETag`, and that a client with the same bytes gets a 304 (`public-cache.ts`). */
function addConditionalRead(operation: Operation): void {
  operation.parameters = [
    ...(operation.parameters ?? []),
    {
      name: 'If-None-Match',
      in: 'header',
      required: false,
      description: 'The `ETag` of the bytes you have',
      schema: { type: 'string', example: '"q0Vr2q4L5bJm3pT8xkYw1nZc7dA"' },
    },
  ];
  const ok = operation.responses['200'];
  if (ok) ok.headers = { ...ok.headers, ETag: headerRef('ETag') };
  operation.responses['304'] = {
    description: 'The bytes you have are current; no body',
    headers: { ETag: headerRef('ETag') },
  };
}
