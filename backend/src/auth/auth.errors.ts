import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { takenExternalId } from '../common/external-id.js';
import { copy } from './copy.js';

/** The challenge for Bearer tokens (RFC 6750). */
const asAdmin = () => ({ challenge: 'Bearer realm="admin"' });
/**
 * No registered authentication scheme describes a login form with a cookie, so this one is our own. Programs and
 * browsers ignore unknown schemes; «Basic» would open the browser's own login dialog.
 */
const asCustomer = () => ({ challenge: 'Cookie realm="customer"' });

export class AdminCredentialsWrong extends defineError(
  'auth.admin_credentials_wrong',
  401,
  copy.adminCredentialsWrong,
  'The username or the password is wrong; send the right ones',
  asAdmin,
) {}

/** The admin's token is missing, or its session has ended. */
export class AdminSessionEnded extends defineError(
  'auth.admin_session_ended',
  401,
  copy.adminSessionEnded,
  'No admin is logged in, or the session has ended; log in at POST /api/admin/login and send the new token',
  asAdmin,
) {}

/** The admin's role does not allow this. It is not a 401, because another login would not help. */
export class RoleInsufficient extends defineError(
  'auth.role_insufficient',
  403,
  copy.roleInsufficient,
  'The role of this admin does not allow this; ask an owner',
) {}
export class CredentialsWrong extends defineError(
  'auth.credentials_wrong',
  401,
  copy.credentialsWrong,
  'The e-mail or the password is wrong; send the right ones',
  asCustomer,
) {}

/** Nobody is logged in, or their session has ended. */
export class LoginRequired extends defineError(
  'auth.login_required',
  401,
  copy.loginRequired,
  'No customer is logged in, or the session has ended; log in at POST /api/auth/login',
  asCustomer,
) {}

/** The argument is in seconds. */
export class TooManyLogins extends defineError(
  'auth.too_many_logins',
  429,
  copy.tooManyLogins,
  'Too many failed attempts on this account; wait for the seconds of Retry-After',
  (retryAfter: number = 900) => ({
    retryAfter,
  }),
) {}
export class CustomerNotFound extends defineError(
  'auth.customer_not_found',
  404,
  copy.customerNotFound,
  'There is no such customer',
  byId,
) {}
export class CurrentPasswordWrong extends defineError(
  'auth.current_password_wrong',
  400,
  copy.currentPasswordWrong,
  'The current password is wrong; send the right one',
  () => ({ field: 'currentPassword' }),
) {}

/** The password is one of those that attackers try first. */
export class PasswordTooCommon extends defineError(
  'auth.password_too_common',
  400,
  copy.passwordTooCommon,
  'The password is one of those that attackers try first; choose another one',
  () => ({
    field: 'newPassword',
  }),
) {}
export class EmailTaken extends defineError(
  'auth.email_taken',
  409,
  copy.emailTaken,
  'Another account has this e-mail; log in, or use another address',
  () => ({ field: 'email' }),
) {}

export class CustomerExternalIdTaken extends defineError(
  'customers.external_id_taken',
  409,
  copy.customerExternalIdTaken,
  'Another customer has this externalId; see `existingId`',
  takenExternalId,
) {}

/** The customer has no such session: it was ended, has expired, or belongs to somebody else. */
export class SessionNotFound extends defineError(
  'auth.session_not_found',
  404,
  copy.sessionNotFound,
  'There is no such session',
) {}

/** The same error for an unknown, used, replaced or expired token; a token is valid for thirty minutes. */
export class ResetTokenInvalid extends defineError(
  'auth.reset_token_invalid',
  400,
  copy.resetTokenInvalid,
  'The link is unknown, used, replaced or expired; ask for a new one',
) {}
export class ListViewsChangedMeanwhile extends defineConflict(
  'auth.list_views_changed_meanwhile',
  copy.listViewsChangedMeanwhile,
) {}
