import { formatLongDate, formatWeekday } from '@afshoreh/persian';
import { noonOf, parseDay } from '../../list/period';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Numbers of days, including today. */
export const PERIODS = ['7', '30', '90'] as const;
type PeriodLength = (typeof PERIODS)[number];

/** The requested period, as the API takes it: a number of days, or two dates. */
export type ReportPeriod = { period: PeriodLength } | { from: string; to: string };

/** Any unknown value means the last seven days. */
export function periodOf(params: URLSearchParams): ReportPeriod {
  const from = parseDay(params.get('from'));
  const to = parseDay(params.get('to'));
  if (from && to) return { from, to };
  return { period: PERIODS.find((each) => each === params.get('period')) ?? '7' };
}

/** Returns the name that lists use for the same period (`list/period`); null when they have none. */
export function listPeriodOf(asked: ReportPeriod): string | null {
  if (!('period' in asked)) return null;
  return { '7': 'week', '30': 'month', '90': 'quarter' }[asked.period];
}

export function subtractDays(day: string, count: number): string {
  return new Date(Date.parse(noonOf(day)) - count * DAY_MS).toISOString().slice(0, 10);
}

/** «شنبه ۳ آذر». */
export const formatShortDay = (day: string) => formatWeekday(noonOf(day));
/** «۳ آذر ۱۴۰۵». */
export const formatLongDay = (day: string) => formatLongDate(noonOf(day));
