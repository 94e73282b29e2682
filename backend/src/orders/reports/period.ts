import { beginOf, dayMs } from '../../common/tehran-day.js';

/** The days of the longest report; a longer one would be too large for one response. */
export const mostDays = 366;

/** Whole days in Tehran. Every day has 24 hours, because Iran has had no summer time since 2022. */
export interface Period {
  /** The start of the first day. */
  from: Date;
  /** The end of the last day. */
  to: Date;
  days: number;
}

/** From the day `first` to the day `last`, both included. */
export function periodOf(first: string, last: string): Period {
  const from = beginOf(first);
  const to = beginOf(last) + dayMs;
  return { from: new Date(from), to: new Date(to), days: (to - from) / dayMs };
}

/** The equally long period that ends where `period` begins. */
export function periodBefore({ from, days }: Period): Period {
  return { from: new Date(from.getTime() - days * dayMs), to: from, days };
}

/** The start of each day, oldest first. */
export function daysOf({ from, days }: Period): Date[] {
  return Array.from({ length: days }, (_day, index) => new Date(from.getTime() + index * dayMs));
}
