import { copy } from '../copy.js';
import { DomainError, type FieldError } from './domain-error.js';

/** The request does not have the shape the API documents. */
export class ValidationFailed extends DomainError {
  readonly code = 'common.validation';
  readonly status = 400;
  constructor(override readonly errors: FieldError[] = []) {
    super(errors[0]?.message ?? copy.validationFailed);
  }
}

export class MalformedRequest extends DomainError {
  readonly code = 'common.malformed_request';
  readonly status = 400;
  constructor() {
    super(copy.malformedRequest);
  }
}

export class RouteNotFound extends DomainError {
  readonly code = 'common.route_not_found';
  readonly status = 404;
  constructor() {
    super(copy.routeNotFound);
  }
}

/** The address exists; `Allow` says with which methods. */
export class MethodNotAllowed extends DomainError {
  readonly code = 'common.method_not_allowed';
  readonly status = 405;
  constructor(allowed: readonly string[] = []) {
    super(copy.methodNotAllowed, { allowed: allowed.join(' ') });
  }
}

export class RequestTimeout extends DomainError {
  readonly code = 'common.request_timeout';
  readonly status = 408;
  constructor() {
    super(copy.requestTimeout);
  }
}

/** Address and headers together: 16 KB at most. */
export class HeadTooLarge extends DomainError {
  readonly code = 'common.head_too_large';
  readonly status = 431;
  constructor() {
    super(copy.headTooLarge);
  }
}

export class BodyTooLarge extends DomainError {
  readonly code = 'common.body_too_large';
  readonly status = 413;
  constructor() {
    super(copy.bodyTooLarge);
  }
}

export class UnsupportedBody extends DomainError {
  readonly code = 'common.unsupported_body';
  readonly status = 415;
  constructor() {
    super(copy.unsupportedBody);
  }
}

export class TooManyRequests extends DomainError {
  readonly code = 'common.too_many_requests';
  readonly status = 429;
  /** @param retryAfter seconds */
  constructor(override readonly retryAfter: number = 60) {
    super(copy.tooManyRequests);
  }
}

export class ForeignOrigin extends DomainError {
  readonly code = 'common.foreign_origin';
  readonly status = 403;
  constructor() {
    super(copy.foreignOrigin);
  }
}

export class UnexpectedFailure extends DomainError {
  readonly code = 'common.unexpected';
  readonly status = 500;
  constructor() {
    super(copy.unexpectedFailure);
  }
}

/** The same `Idempotency-Key` came with another request before. */
export class IdempotencyKeyReused extends DomainError {
  readonly code = 'common.idempotency_key_reused';
  readonly status = 422;
  constructor() {
    super(copy.idempotencyKeyReused);
  }
}

/** The service is starting, closing, or has lost its database. */
export class Unavailable extends DomainError {
  readonly code = 'common.unavailable';
  readonly status = 503;
  constructor(override readonly retryAfter: number = 5) {
    super(copy.unavailable);
  }
}
