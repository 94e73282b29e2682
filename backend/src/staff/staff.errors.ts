import { ChangedMeanwhile, DomainError, type FieldConflict } from '../common/errors/index.js';
import { copy } from './copy.js';

export class AdminNotFound extends DomainError {
  readonly code = 'staff.admin_not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.adminNotFound, { id });
  }
}

export class UsernameTaken extends DomainError {
  readonly code = 'staff.username_taken';
  readonly status = 409;
  override readonly errors = [{ field: 'username', message: copy.usernameTaken }];
  constructor() {
    super(copy.usernameTaken);
  }
}

export class AdminChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'staff.admin_changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.adminChangedMeanwhile, { id }, conflicts);
  }
}

/** D32: at least one owner who can log in always remains. */
export class LastOwner extends DomainError {
  readonly code = 'staff.last_owner';
  readonly status = 409;
  constructor() {
    super(copy.lastOwner);
  }
}

export class AdminDisabled extends DomainError {
  readonly code = 'staff.admin_disabled';
  readonly status = 409;
  constructor(id: number) {
    super(copy.adminDisabled, { id });
  }
}

/** One answer for a token that is unknown, used, replaced or expired, or whose account is disabled. */
export class AdminLinkInvalid extends DomainError {
  readonly code = 'staff.link_invalid';
  readonly status = 400;
  constructor() {
    super(copy.linkInvalid);
  }
}
