import { ValidationFailed } from '../../common/errors/index.js';
import { dayBefore, dayOf } from '../../common/tehran-day.js';
import { Choice, Day } from '../../common/validation/index.js';
import { mostDays, periodOf, type Period } from '../../orders/index.js';
import { copy } from '../copy.js';
import { reportTables } from './dashboard.csv.js';

const periodDays = ['7', '30', '90'] as const;
/** No order is older than the last summer time in Tehran, so every day has 24 hours. */
const earliest = '2022-09-22';
const latest = '2999-12-31';

/** Which days a report is about. */
export class PeriodQuery {
  @Choice(periodDays, {
    label: 'دوره',
    description: 'The last days, today included; ignored when `from` is given',
  })
  period: (typeof periodDays)[number] = '7';

  @Day({ label: 'روز آغاز', emptyAs: 'missing', description: 'First day, in Tehran', example: '2026-11-01' })
  from?: string;

  @Day({ label: 'روز پایان', emptyAs: 'missing', description: 'Last day, in Tehran; today', example: '2026-11-21' })
  to?: string;
}

export class ReportExportQuery extends PeriodQuery {
  @Choice(reportTables, { label: 'جدول' }) table: (typeof reportTables)[number];
}

/** The days of the query. Throws {@link ValidationFailed} for a first day after the last, and for too many days. */
export function queriedPeriod({ period, from, to }: PeriodQuery, now: Date): Period {
  const last = to ?? dayOf(now);
  if (last < earliest || last > latest) throw invalid('to', copy.dayOutOfRange);
  const first = from ?? dayBefore(last, Number(period) - 1);
  if (first < earliest || first > latest) throw invalid('from', copy.dayOutOfRange);
  if (first > last) throw invalid('to', copy.periodEndsFirst);
  const queried = periodOf(first, last);
  if (queried.days > mostDays) throw invalid('from', copy.periodTooLong);
  return queried;
}

function invalid(field: 'from' | 'to', message: string): ValidationFailed {
  return new ValidationFailed([{ field, message }]);
}
