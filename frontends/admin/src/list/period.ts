import { daysOfPersianMonth, persianDateOf } from '@afshoreh/persian';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Returns noon in UTC, which is the same day in Tehran, as an input for date formatters. */
export const noonOf = (day: string) => `${day}T12:00:00Z`;

/** Iran has no summer time. */
const TEHRAN_MS = 3.5 * 60 * 60 * 1000;

const days = { today: 1, week: 7, month: 30, quarter: 90 };
/** Months of the Persian calendar, as the number of months before the current one. */
const months = { 'this-month': 0, 'last-month': 1 };

export const PERIODS = ['today', 'week', 'month', 'quarter', 'this-month', 'last-month'] as const;
type Period = (typeof PERIODS)[number];

/** The parameters of the address that filter a list by time. */
export const RANGE_PARAMETERS = ['period', 'from', 'to'] as const;

/** Parses a period from the address. An unknown value means no filter. */
export function periodOf(text: string | null): Period | undefined {
  return PERIODS.find((period) => period === text);
}

/** Parses a Gregorian date such as `2026-11-22`; undefined when it is invalid. */
export function parseDay(text: string | null): string | undefined {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text ?? '') && !Number.isNaN(Date.parse(text ?? ''));
  return isDay ? text! : undefined;
}

/** Returns the start of a day in Tehran. */
const midnightOf = (day: string) => Date.parse(day) - TEHRAN_MS;
/** Returns the Gregorian date of a moment in Tehran: `2026-11-21`. */
export const dayInTehran = (moment: Date) => new Date(moment.getTime() + TEHRAN_MS).toISOString().slice(0, 10);

/** Returns the first and last day of the Persian month that is `back` months before the month of `day`. */
export function monthOf(day: string, back = 0): { from: string; to: string } {
  const { year, month } = persianDateOf(day);
  const count = year * 12 + month - 1 - back;
  const all = daysOfPersianMonth(Math.floor(count / 12), (count % 12) + 1);
  return { from: all[0]!, to: all.at(-1)! };
}

/**
 * Returns the time range of the address as query parameters of the API: `from` is inclusive, `to` is exclusive. A
 * period ends today, and a month with its last day. Of two dates, both days belong to the range.
 */
export function rangeOf(params: URLSearchParams, now: Date): { from?: string; to?: string } {
  const period = periodOf(params.get('period'));
  const today = dayInTehran(now);
  if (period && period in days) {
    return { from: new Date(midnightOf(today) - (days[period as keyof typeof days] - 1) * DAY_MS).toISOString() };
  }
  const month = period && monthOf(today, months[period as keyof typeof months]);
  const first = month?.from ?? parseDay(params.get('from'));
  const last = month?.to ?? parseDay(params.get('to'));
  return {
    ...(first && { from: new Date(midnightOf(first)).toISOString() }),
    ...(last && { to: new Date(midnightOf(last) + DAY_MS).toISOString() }),
  };
}
