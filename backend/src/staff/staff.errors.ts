import { byId, defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

export class AdminNotFound extends defineError(
  'staff.admin_not_found',
  404,
  copy.adminNotFound,
  'There is no such admin',
  byId,
) {}
export class UsernameTaken extends defineError(
  'staff.username_taken',
  409,
  copy.usernameTaken,
  'Another admin has this username; choose another one',
  () => ({
    field: 'username',
  }),
) {}
export class AdminChangedMeanwhile extends defineConflict(
  'staff.admin_changed_meanwhile',
  copy.adminChangedMeanwhile,
) {}

/** Refuses a change after which no owner could log in. */
export class LastOwner extends defineError(
  'staff.last_owner',
  409,
  copy.lastOwner,
  'One active owner must remain; make another admin an owner first',
) {}
export class AdminDisabled extends defineError(
  'staff.admin_disabled',
  409,
  copy.adminDisabled,
  'The account is disabled; enable it before you make a link',
  byId,
) {}

/** The same error for an unknown, used, replaced or expired token, and for a disabled account. */
export class AdminLinkInvalid extends defineError(
  'staff.link_invalid',
  400,
  copy.linkInvalid,
  'The link is unknown, used, replaced or expired; ask an owner for a new one',
) {}
