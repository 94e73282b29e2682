const DAY_MS = 24 * 60 * 60 * 1000;
/** Iran keeps one offset all year. */
const TEHRAN_MS = 3.5 * 60 * 60 * 1000;

export const PERIODS = ['today', 'week', 'month', 'quarter'] as const;
export type Period = (typeof PERIODS)[number];

const days: Record<Period, number> = { today: 1, week: 7, month: 30, quarter: 90 };

/** Everything of the address that says which time a list is about. */
export const RANGE_PARAMETERS = ['period', 'from', 'to'] as const;

/** Narrows text from the address bar; anything else is all of the time. */
export function periodOf(text: string | null): Period | undefined {
  return PERIODS.find((period) => period === text);
}

/** A Gregorian day of the address, `2026-11-22`; undefined for what is none. */
export function dayOf(text: string | null): string | undefined {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));
  return isDay ? text! : undefined;
}

/** When a day begins in Tehran. */
const midnightOf = (day: string) => Date.parse(day) - TEHRAN_MS;
/** The day that a moment is in Tehran, in the Gregorian calendar: `2026-11-21`. */
export const dayInTehran = (moment: Date) => new Date(moment.getTime() + TEHRAN_MS).toISOString().slice(0, 10);

/**
 * Which time the address asks for, as the API takes it: since `from`, before `to`. A period ends today; of two days both are
 * in it.
 */
export function rangeOf(params: URLSearchParams, now: Date): { from?: string; to?: string } {
  const period = periodOf(params.get('period'));
  if (period) return { from: new Date(midnightOf(dayInTehran(now)) - (days[period] - 1) * DAY_MS).toISOString() };
  const [first, last] = [dayOf(params.get('from')), dayOf(params.get('to'))];
  return {
    ...(first && { from: new Date(midnightOf(first)).toISOString() }),
    ...(last && { to: new Date(midnightOf(last) + DAY_MS).toISOString() }),
  };
}
