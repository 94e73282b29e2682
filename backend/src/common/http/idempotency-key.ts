import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { copy } from '../copy.js';
import { ValidationFailed } from '../errors/index.js';

/** The `Idempotency-Key` header: 8 to 128 visible ASCII characters, or null when there is none. */
export const IdempotencyKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | null =>
  idempotencyKeyOf(context.switchToHttp().getRequest<Request>()),
);

/**
 * The key in the examples of the API document. All readers see this key, so the documentation page sends a new key with each
 * request instead.
 */
export const exampleKey = '1f0c9d2ab84e4c7f9a35d1c2e6b70f48';

export function ApiIdempotencyKey(): MethodDecorator {
  return ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'The same key and body again change nothing more and get the answer again; kept for 24 hours',
    schema: { type: 'string', minLength: 8, maxLength: 128, example: exampleKey },
  });
}

export function idempotencyKeyOf({ headers }: Request): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key)) return key;
  throw new ValidationFailed([{ field: 'Idempotency-Key', message: copy.idempotencyKeyWrong }]);
}
