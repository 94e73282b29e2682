import { ChangedMeanwhile, DomainError, type FieldConflict, type FieldError } from '../common/errors/index.js';
import { copy } from './copy.js';

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
    super(copy.adminCredentialsWrong);
  }
}

/** No admin token, or one whose session has ended. */
export class AdminSessionEnded extends DomainError {
  readonly code = 'auth.admin_session_ended';
  readonly status = 401;
  override readonly challenge = adminChallenge;
  constructor() {
    super(copy.adminSessionEnded);
  }
}

/** An admin whose role may not do this (D32). Another login would not help, so it is no 401. */
export class RoleInsufficient extends DomainError {
  readonly code = 'auth.role_insufficient';
  readonly status = 403;
  constructor() {
    super(copy.roleInsufficient);
  }
}

export class CredentialsWrong extends DomainError {
  readonly code = 'auth.credentials_wrong';
  readonly status = 401;
  override readonly challenge = customerChallenge;
  constructor() {
    super(copy.credentialsWrong);
  }
}

/** Nobody is logged in, or their session has ended. */
export class LoginRequired extends DomainError {
  readonly code = 'auth.login_required';
  readonly status = 401;
  override readonly challenge = customerChallenge;
  constructor() {
    super(copy.loginRequired);
  }
}

export class TooManyLogins extends DomainError {
  readonly code = 'auth.too_many_logins';
  readonly status = 429;
  /** @param retryAfter seconds */
  constructor(override readonly retryAfter: number = 900) {
    super(copy.tooManyLogins);
  }
}

export class CustomerNotFound extends DomainError {
  readonly code = 'auth.customer_not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.customerNotFound, { id });
  }
}

export class CurrentPasswordWrong extends DomainError {
  readonly code = 'auth.current_password_wrong';
  readonly status = 400;
  override readonly errors: FieldError[] = [{ field: 'currentPassword', message: copy.currentPasswordWrong }];
  constructor() {
    super(copy.currentPasswordWrong);
  }
}

/** D16: not one that everybody tries first. */
export class PasswordTooCommon extends DomainError {
  readonly code = 'auth.password_too_common';
  readonly status = 400;
  override readonly errors: FieldError[] = [{ field: 'newPassword', message: copy.passwordTooCommon }];
  constructor() {
    super(copy.passwordTooCommon);
  }
}

export class EmailTaken extends DomainError {
  readonly code = 'auth.email_taken';
  readonly status = 409;
  override readonly errors: FieldError[] = [{ field: 'email', message: copy.emailTaken }];
  constructor() {
    super(copy.emailTaken);
  }
}

/** No session of this customer: ended already, expired, or somebody else's. */
export class SessionNotFound extends DomainError {
  readonly code = 'auth.session_not_found';
  readonly status = 404;
  constructor() {
    super(copy.sessionNotFound);
  }
}

/** One answer for a token that is unknown, used, replaced or older than thirty minutes (D15). */
export class ResetTokenInvalid extends DomainError {
  readonly code = 'auth.reset_token_invalid';
  readonly status = 400;
  constructor() {
    super(copy.resetTokenInvalid);
  }
}

export class ListViewsChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'auth.list_views_changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.listViewsChangedMeanwhile, { id }, conflicts);
  }
}
