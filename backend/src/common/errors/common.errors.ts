import { copy } from '../copy.js';
import { defineError, type FieldError } from './domain-error.js';

/** The request does not match the documented schema. */
export class ValidationFailed extends defineError(
  'common.validation',
  400,
  (errors: FieldError[] = []) => errors[0]?.message ?? copy.validationFailed,
  (errors: FieldError[] = []) => ({ errors }),
) {
  declare readonly errors: FieldError[];
}

export class MalformedRequest extends defineError('common.malformed_request', 400, copy.malformedRequest) {}
export class RouteNotFound extends defineError('common.route_not_found', 404, copy.routeNotFound) {}

/** The path exists, but not with this method; `Allow` lists the methods it has. */
export class MethodNotAllowed extends defineError(
  'common.method_not_allowed',
  405,
  copy.methodNotAllowed,
  (allowed: readonly string[] = []) => ({ params: { allowed: allowed.join(' ') } }),
) {}

/** An `If-Match` that is not a version of the record, or on an operation that compares no version. */
export class PreconditionFailed extends defineError('common.precondition_failed', 412, copy.preconditionFailed) {}
export class BodyTooLarge extends defineError('common.body_too_large', 413, copy.bodyTooLarge) {}
export class UnsupportedBody extends defineError('common.unsupported_body', 415, copy.unsupportedBody) {}

/** The argument is in seconds. */
export class TooManyRequests extends defineError(
  'common.too_many_requests',
  429,
  copy.tooManyRequests,
  (retryAfter: number = 60) => ({ retryAfter }),
) {}
export class ForeignOrigin extends defineError('common.foreign_origin', 403, copy.foreignOrigin) {}
export class UnexpectedFailure extends defineError('common.unexpected', 500, copy.unexpectedFailure) {}

/** Parsing an uploaded file needed more time or memory than any valid file does. */
export class FileTooComplex extends defineError('common.file_too_complex', 422, copy.fileTooComplex, () => ({
  field: 'file',
})) {}

/** The same `Idempotency-Key` was used before with a different request. */
export class IdempotencyKeyReused extends defineError(
  'common.idempotency_key_reused',
  422,
  copy.idempotencyKeyReused,
) {}

/** The service is starting, shutting down, or has lost its database. The argument is in seconds. */
export class Unavailable extends defineError('common.unavailable', 503, copy.unavailable, (retryAfter: number = 5) => ({
  retryAfter,
})) {}
