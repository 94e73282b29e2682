import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { copy } from '@afshoreh/api-client/copy';

import type { Client } from './client';

const ids = new WeakMap<IncomingMessage, string>();

/** Gives the request the id that a trusted proxy sent with it; without one it will get a new id. */
export function nameRequest(request: IncomingMessage, { requestId }: Client): void {
  if (requestId !== undefined) ids.set(request, requestId);
}

/** The id under which the logs of the proxy, of this server and of the API name a request (`X-Request-Id`). */
export function requestIdOf(request: IncomingMessage): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const made = randomUUID();
  ids.set(request, made);
  return made;
}

/** A message about an error of the server, with the beginning of the id, which a person can read to support. */
export function withErrorId(message: string, request: IncomingMessage): string {
  return copy.withErrorId(message, requestIdOf(request).slice(0, 8));
}
