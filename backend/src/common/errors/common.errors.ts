import { copy } from '../copy.js';
import { defineError, type FieldConflict, type FieldError } from './domain-error.js';

/** The request does not match the documented schema. */
export class ValidationFailed extends defineError(
  'common.validation',
  400,
  (errors: FieldError[] = []) => errors[0]?.message ?? copy.validationFailed,
  'The request does not match its documented schema; correct the fields that `errors` names',
  (errors: FieldError[] = []) => ({ errors }),
) {
  declare readonly errors: FieldError[];
}

export class MalformedRequest extends defineError(
  'common.malformed_request',
  400,
  copy.malformedRequest,
  'The request cannot be parsed; send valid JSON and a valid query',
) {}
export class RouteNotFound extends defineError(
  'common.route_not_found',
  404,
  copy.routeNotFound,
  'There is no such address; compare it with the reference',
) {}

/** The path exists, but not with this method; `Allow` lists the methods it has. */
export class MethodNotAllowed extends defineError(
  'common.method_not_allowed',
  405,
  copy.methodNotAllowed,
  'The address exists, but not with this method; use one that Allow names',
  (allowed: readonly string[] = []) => ({ params: { allowed: allowed.join(' ') } }),
) {}

/** An `If-Match` that is not a version of the record, or on an operation that compares no version. */
export class PreconditionFailed extends defineError(
  'common.precondition_failed',
  412,
  copy.preconditionFailed,
  'If-Match does not name the stored version, or this call compares none; read the record again and name its version, or leave the header out',
  (conflicts?: FieldConflict[]) => (conflicts ? { conflicts } : {}),
) {}

/** A write without `If-Match`, by a key that demands it. */
export class PreconditionRequired extends defineError(
  'common.precondition_required',
  428,
  copy.preconditionRequired,
  'This key writes only with If-Match; read the record and send its ETag',
) {}
export class BodyTooLarge extends defineError(
  'common.body_too_large',
  413,
  copy.bodyTooLarge,
  'The body is too large; send less at once',
) {}
export class UnsupportedBody extends defineError(
  'common.unsupported_body',
  415,
  copy.unsupportedBody,
  'The body has a content type or an encoding that is not taken; send application/json',
) {}

/** The argument is in seconds. */
export class TooManyRequests extends defineError(
  'common.too_many_requests',
  429,
  copy.tooManyRequests,
  'Too many requests from one client; wait for the seconds of Retry-After',
  (retryAfter: number = 60) => ({ retryAfter }),
) {}
export class ForeignOrigin extends defineError(
  'common.foreign_origin',
  403,
  copy.foreignOrigin,
  'A browser sent this from another site; call the API from a server, or from the site itself',
) {}
export class UnexpectedFailure extends defineError(
  'common.unexpected',
  500,
  copy.unexpectedFailure,
  'Something failed at the server; try again, and name requestId if it stays',
) {}

/** Parsing an uploaded file needed more time or memory than any valid file does. */
export class FileTooComplex extends defineError(
  'common.file_too_complex',
  422,
  copy.fileTooComplex,
  'The file needs more time or memory than valid files do; send a simpler one',
  () => ({
    field: 'file',
  }),
) {}

/** The same `Idempotency-Key` was used before with a different request. */
export class IdempotencyKeyReused extends defineError(
  'common.idempotency_key_reused',
  422,
  copy.idempotencyKeyReused,
  'This Idempotency-Key was sent with another request; use a new key for a new request',
) {}

/** The service is starting, shutting down, or has lost its database. The argument is in seconds. */
export class Unavailable extends defineError(
  'common.unavailable',
  503,
  copy.unavailable,
  'The service is starting, stopping or without its database; repeat after the seconds of Retry-After with the same Idempotency-Key',
  (retryAfter: number = 5) => ({
    retryAfter,
  }),
) {}

/** A PDF takes too long, or too many wait. The argument is in seconds. */
export class PdfUnavailable extends defineError(
  'common.pdf_unavailable',
  503,
  copy.pdfUnavailable,
  'The PDF cannot be made now; repeat after the seconds of Retry-After',
  (retryAfter: number = 10) => ({ retryAfter }),
) {}
