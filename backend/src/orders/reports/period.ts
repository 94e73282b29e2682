import { beginOf, dayMs } from '../../common/tehran-day.js';

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

/**
 * Days that one statement of a report reads. A year of orders at once takes a database longer than callers wait, and on
 * SQLite every other request waits meanwhile.
 */
export const daysAtOnce = 30;

/** Splits the period into parts of at most `days` days, oldest first. */
export function* partsOf({ from, to }: Period, days: number): Generator<Pick<Period, 'from' | 'to'>> {
  for (let begin = from.getTime(); begin < to.getTime(); begin += days * dayMs)
    yield { from: new Date(begin), to: new Date(Math.min(begin + days * dayMs, to.getTime())) };
}
