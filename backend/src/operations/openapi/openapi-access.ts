import { isDeepStrictEqual } from 'node:util';
import { accessExtension, accessOfMethod, scopesFor, type Scope } from '../../auth/index.js';
import type { Call, Security } from './openapi-types.js';

/** The narrowest scope that a key needs for the call; undefined when keys cannot make it. */
export function scopeOf({ method, operation }: Call): Scope | undefined {
  const access = operation[accessExtension];
  if (!access?.isForKeys) return undefined;
  return scopesFor(access.area, accessOfMethod(method.toUpperCase()))[0];
}

/** The callers of most operations. The document says it once, and the other operations name theirs. */
export const usualCallers: Security = [{ admin: [] }];

/** Adds keys to the callers of an operation. OpenAPI 3.1 allows scopes for every kind of scheme. */
export function completeAccess(call: Call): void {
  const { operation } = call;
  const scope = scopeOf(call);
  operation.security ??= [];
  if (scope) operation.security.push({ apiKey: [scope] });
  if (isDeepStrictEqual(operation.security, usualCallers)) delete operation.security;
  delete operation[accessExtension];
}
