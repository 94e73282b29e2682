import { Day, WholeNumber } from '../common/validation/index.js';

/** A change of the calendar that is thought about. */
export class PlannedChangeQuery {
  @Day({ label: 'روز تعطیل', emptyAs: 'missing', description: 'A day that would be a holiday' }) added?: string;
  @Day({ label: 'روز تعطیل', emptyAs: 'missing', description: 'A day that would be none' }) removed?: string;
  @WholeNumber(0, 23, { optional: true, example: 8, description: 'Call hours from; with `to`' }) from?: number;
  @WholeNumber(1, 24, { optional: true, example: 18, description: 'Call hours to; with `from`' }) to?: number;
}
