import { defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

/** The same error for a wrong, expired, used or replaced code, and for one that another browser asked for. */
export class PhoneCodeWrong extends defineError(
  'auth.phone_code_wrong',
  400,
  copy.phoneCodeWrong,
  'The code is wrong, expired, used or replaced, or another browser asked for it; send the newest one, or ask for a new one',
  () => ({ field: 'code' }),
) {}

/** A new account needs a name, and no order of this number has one. The code stays valid. */
export class NameNeeded extends defineError(
  'auth.name_needed',
  422,
  copy.nameNeeded,
  'The number has no account yet and no order that names its buyer; send fullName with the same code',
  () => ({ field: 'fullName' }),
) {}

/** The account has no password, and the last code was typed too long ago to confirm what is asked for. */
export class PhoneCodeNeeded extends defineError(
  'auth.phone_code_needed',
  403,
  copy.phoneCodeNeeded,
  'The account has no password; type a new code of its phone, and repeat this within ten minutes',
) {}

/**
 * The customer logs in to this account by its phone only, so the phone can be changed only with a code that was sent to
 * the new phone.
 */
export class PhoneProofNeeded extends defineError(
  'auth.phone_proof_needed',
  409,
  copy.phoneProofNeeded,
  'Only its phone opens this account; change it by a code, with PUT /api/account/phone',
  () => ({ field: 'phoneNumber' }),
) {}

/** A password is used with an e-mail, and the account has none. */
export class EmailNeeded extends defineError(
  'auth.email_needed',
  409,
  copy.emailNeeded,
  'The account has no e-mail to log in with; save one first',
) {}
