import { ValidationFailed } from '../../common/errors/index.js';
import { dayBefore, dayOf } from '../../common/tehran-day.js';
import { Choice, Day } from '../../common/validation/index.js';
import { periodOf, type Period } from '../../orders/index.js';
import { copy } from '../copy.js';
import { reportTables } from './dashboard.csv.js';

const periodDays = ['7', '30', '90'] as const;
/** Longer ones would not be read as one answer. */
const mostDays = 366;
/** Days were 24 hours long in Tehran ever since the last summer time; no order is older. */
const [earliest, latest] = ['2022-09-22', '2999-12-31'];

/** Which days a report is about. */
export class PeriodQuery {
  @Choice(periodDays, {
    label: 'دوره',
    description: 'The last so many days, today included; not looked at with `from`',
  })
  period: (typeof periodDays)[number] = '7';

  @Day({ label: 'روز آغاز', emptyAs: 'missing', description: 'First day, in Tehran', example: '2026-11-01' })
  from?: string;

  @Day({ label: 'روز پایان', emptyAs: 'missing', description: 'Last day, in Tehran; today', example: '2026-11-21' })
  to?: string;
}

/** One of its tables. */
export class ReportExportQuery extends PeriodQuery {
  @Choice(reportTables, { label: 'جدول' }) table: (typeof reportTables)[number];
}

/** The days that are asked for. Throws {@link ValidationFailed} for a first day after the last, and for too many days. */
export function askedPeriod({ period, from, to }: PeriodQuery, now: Date): Period {
  const last = to ?? dayOf(now);
  if (last < earliest || last > latest) throw wrong('to', copy.dayOutOfRange);
  const first = from ?? dayBefore(last, Number(period) - 1);
  if (first < earliest || first > latest) throw wrong('from', copy.dayOutOfRange);
  if (first > last) throw wrong('to', copy.periodEndsFirst);
  const asked = periodOf(first, last);
  if (asked.days > mostDays) throw wrong('from', copy.periodTooLong);
  return asked;
}

function wrong(field: 'from' | 'to', message: string): ValidationFailed {
  return new ValidationFailed([{ field, message }]);
}
