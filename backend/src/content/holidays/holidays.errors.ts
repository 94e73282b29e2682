import { byId, defineConflict, defineError } from '../../common/errors/index.js';
import { copy } from '../copy.js';

export class HolidayNotFound extends defineError(
  'content.holiday_not_found',
  404,
  copy.holidayNotFound,
  'There is no such holiday',
  byId,
) {}
export class HolidayChangedMeanwhile extends defineConflict(
  'content.holiday_changed_meanwhile',
  copy.holidayChangedMeanwhile,
) {}
