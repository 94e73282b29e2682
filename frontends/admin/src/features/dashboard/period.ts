const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days, today included. */
export const PERIODS = ['7', '30', '90'] as const;
type PeriodLength = (typeof PERIODS)[number];

/** What the address asks for, as the API takes it: so many days, or the days from one to another. */
export type AskedPeriod = { period: PeriodLength } | { from: string; to: string };

const isDay = (text: string | null): text is string =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));

/** Everything unknown is the last seven days. */
export function periodOf(params: URLSearchParams): AskedPeriod {
  const [from, to] = [params.get('from'), params.get('to')];
  if (isDay(from) && isDay(to)) return { from, to };
  return { period: PERIODS.find((each) => each === params.get('period')) ?? '7' };
}

/** The name that lists have for the same days, if they have one (`list/period`). */
export function listPeriodOf(asked: AskedPeriod): string | null {
  if (!('period' in asked)) return null;
  return { '7': 'week', '30': 'month', '90': 'quarter' }[asked.period];
}

/** Noon in UTC is the same day in Tehran: a moment that date formats take. */
export const noonOf = (day: string) => `${day}T12:00:00Z`;

export function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(noonOf(day)) - count * DAY_MS).toISOString().slice(0, 10);
}
