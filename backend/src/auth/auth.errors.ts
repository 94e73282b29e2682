import { DomainError, type FieldError } from '../common/errors/index.js';

/** RFC 6750. */
const adminChallenge = 'Bearer realm="admin"';
/**
 * No registered scheme means a login form and a cookie. Programs and browsers pass over a scheme they do not know, which is
 * right here; «Basic» would open the browser's own dialog (decision 10).
 */
const customerChallenge = 'Cookie realm="customer"';

export class AdminCredentialsWrong extends DomainError {
  readonly code = 'auth.admin_credentials_wrong';
  readonly status = 401;
  override readonly challenge = adminChallenge;
  constructor() {
    super('نام کاربری یا رمز عبور اشتباه است');
  }
}

/** No admin token, or one whose session has ended. */
export class AdminSessionEnded extends DomainError {
  readonly code = 'auth.admin_session_ended';
  readonly status = 401;
  override readonly challenge = adminChallenge;
  constructor() {
    super('برای ادامه، دوباره وارد شوید');
  }
}

export class CredentialsWrong extends DomainError {
  readonly code = 'auth.credentials_wrong';
  readonly status = 401;
  override readonly challenge = customerChallenge;
  constructor() {
    super('نام کاربری یا رمز عبور اشتباه است');
  }
}

/** Nobody is logged in, or their session has ended. */
export class LoginRequired extends DomainError {
  readonly code = 'auth.login_required';
  readonly status = 401;
  override readonly challenge = customerChallenge;
  constructor() {
    super('برای دیدن این بخش وارد حساب خود شوید');
  }
}

export class TooManyLogins extends DomainError {
  readonly code = 'auth.too_many_logins';
  readonly status = 429;
  /** @param retryAfter seconds */
  constructor(override readonly retryAfter: number = 900) {
    super('تلاش‌های ناموفق زیاد بود؛ لطفاً چند دقیقه بعد دوباره تلاش کنید');
  }
}

export class CurrentPasswordWrong extends DomainError {
  readonly code = 'auth.current_password_wrong';
  readonly status = 400;
  override readonly errors: FieldError[] = [{ field: 'currentPassword', message: 'رمز عبور فعلی درست نیست' }];
  constructor() {
    super('رمز عبور فعلی درست نیست');
  }
}

/** D16: not one that everybody tries first. */
export class PasswordTooCommon extends DomainError {
  readonly code = 'auth.password_too_common';
  readonly status = 400;
  override readonly errors: FieldError[] = [
    { field: 'newPassword', message: 'این رمز عبور بسیار رایج است؛ رمز دیگری برگزینید' },
  ];
  constructor() {
    super('این رمز عبور بسیار رایج است؛ رمز دیگری برگزینید');
  }
}

export class EmailTaken extends DomainError {
  readonly code = 'auth.email_taken';
  readonly status = 409;
  override readonly errors: FieldError[] = [{ field: 'email', message: 'با این ایمیل پیش‌تر ثبت‌نام شده است' }];
  constructor() {
    super('با این ایمیل پیش‌تر ثبت‌نام شده است');
  }
}

/** One answer for a token that is unknown, used, replaced or older than thirty minutes (D15). */
export class ResetTokenInvalid extends DomainError {
  readonly code = 'auth.reset_token_invalid';
  readonly status = 400;
  constructor() {
    super('این پیوند دیگر کار نمی‌کند؛ پیوند تازه‌ای درخواست کنید');
  }
}
