import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import { copy } from '../copy.js';
import { ApiProblem, IdempotencyKeyReused, ValidationFailed } from '../errors/index.js';
import { fingerprintOf } from '../idempotency.js';

/** What makes two requests the same one. */
export interface CreationKey {
  /** The handler that was called. */
  operation: string;
  key: string;
  /** Of path and body. */
  hash: string;
}

/** The `Idempotency-Key` header: 8 to 128 visible ASCII characters, or null when there is none. */
export const IdempotencyKey = createParamDecorator((_data: unknown, context: ExecutionContext): string | null =>
  keyOf(context.switchToHttp().getRequest<Request>()),
);

/** The same with what was asked for under it, in a method with {@link ApiIdempotent}. */
export const Creating = createParamDecorator((_data: unknown, context: ExecutionContext): CreationKey | null => {
  const request = context.switchToHttp().getRequest<Request>();
  const key = keyOf(request);
  if (key === null) return null;
  const operation = `${context.getClass().name}.${context.getHandler().name}`;
  return { operation, key, hash: fingerprintOf([request.path, request.body]) };
});

/** Documents that a call takes an `Idempotency-Key`. */
export function ApiIdempotencyKey(): MethodDecorator {
  return ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    schema: { type: 'string', minLength: 8, maxLength: 128 },
  });
}

/** Documents a call that admins may repeat with the same key; see `Creations`. On a method. */
export function ApiIdempotent(): MethodDecorator {
  return applyDecorators(ApiIdempotencyKey(), ApiProblem(ValidationFailed, IdempotencyKeyReused));
}

function keyOf({ headers }: Request): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && /^[\x21-\x7e]{8,128}$/.test(key)) return key;
  throw new ValidationFailed([{ field: 'Idempotency-Key', message: copy.idempotencyKeyWrong }]);
}
