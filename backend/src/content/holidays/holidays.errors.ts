import { ChangedMeanwhile, DomainError, type FieldConflict } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class HolidayNotFound extends DomainError {
  readonly code = 'content.holiday_not_found';
  readonly status = 404;
  constructor(id: number) {
    super(copy.holidayNotFound, { id });
  }
}

export class HolidayChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'content.holiday_changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.holidayChangedMeanwhile, { id }, conflicts);
  }
}
