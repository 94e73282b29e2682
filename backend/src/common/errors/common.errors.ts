import { DomainError, type FieldError } from './domain-error.js';

/** The request does not have the shape the API documents. */
export class ValidationFailed extends DomainError {
  readonly code = 'common.validation';
  readonly status = 400;
  constructor(override readonly errors: FieldError[] = []) {
    super(errors[0]?.message ?? 'اطلاعات فرستاده‌شده درست نیست');
  }
}

export class MalformedRequest extends DomainError {
  readonly code = 'common.malformed_request';
  readonly status = 400;
  constructor() {
    super('درخواست خوانا نیست');
  }
}

export class RouteNotFound extends DomainError {
  readonly code = 'common.route_not_found';
  readonly status = 404;
  constructor() {
    super('چنین نشانی‌ای وجود ندارد');
  }
}

/** The address exists; `Allow` says with which methods. */
export class MethodNotAllowed extends DomainError {
  readonly code = 'common.method_not_allowed';
  readonly status = 405;
  constructor(allowed: readonly string[] = []) {
    super('این نشانی با این روش پاسخ نمی‌دهد', { allowed: allowed.join(' ') });
  }
}

export class RequestTimeout extends DomainError {
  readonly code = 'common.request_timeout';
  readonly status = 408;
  constructor() {
    super('درخواست به‌موقع کامل نشد؛ لطفاً دوباره تلاش کنید');
  }
}

/** Address and headers together: 16 KB at most. */
export class HeadTooLarge extends DomainError {
  readonly code = 'common.head_too_large';
  readonly status = 431;
  constructor() {
    super('نشانی یا سرآیندهای درخواست بیش از اندازه بلند است');
  }
}

export class BodyTooLarge extends DomainError {
  readonly code = 'common.body_too_large';
  readonly status = 413;
  constructor() {
    super('حجم درخواست بیش از اندازه است');
  }
}

export class UnsupportedBody extends DomainError {
  readonly code = 'common.unsupported_body';
  readonly status = 415;
  constructor() {
    super('قالب درخواست پشتیبانی نمی‌شود');
  }
}

export class TooManyRequests extends DomainError {
  readonly code = 'common.too_many_requests';
  readonly status = 429;
  /** @param retryAfter seconds */
  constructor(override readonly retryAfter: number = 60) {
    super('درخواست‌های شما بیش از اندازه بود؛ لطفاً کمی بعد دوباره تلاش کنید');
  }
}

export class ForeignOrigin extends DomainError {
  readonly code = 'common.foreign_origin';
  readonly status = 403;
  constructor() {
    super('این درخواست از سایت دیگری فرستاده شده است');
  }
}

export class UnexpectedFailure extends DomainError {
  readonly code = 'common.unexpected';
  readonly status = 500;
  constructor() {
    super('مشکلی در سرور پیش آمد؛ لطفاً دوباره تلاش کنید');
  }
}

/** The service is starting, closing, or has lost its database. */
export class Unavailable extends DomainError {
  readonly code = 'common.unavailable';
  readonly status = 503;
  constructor(override readonly retryAfter: number = 5) {
    super('سرویس در دسترس نیست؛ لطفاً کمی بعد دوباره تلاش کنید');
  }
}
