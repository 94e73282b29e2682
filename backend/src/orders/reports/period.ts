import { beginOf, dayMs } from '../../common/tehran-day.js';

/** Whole days of Tehran. Every day has 24 hours there: the last summer time ended in 2022. */
export interface Period {
  /** When the first day begins. */
  from: Date;
  /** When the last day has ended. */
  to: Date;
  days: number;
}

/** From the day `first` to the day `last`, both included. */
export function periodOf(first: string, last: string): Period {
  const [from, to] = [beginOf(first), beginOf(last) + dayMs];
  return { from: new Date(from), to: new Date(to), days: (to - from) / dayMs };
}

/** As many days, which end where `period` begins. */
export function periodBefore({ from, days }: Period): Period {
  return { from: new Date(from.getTime() - days * dayMs), to: from, days };
}

/** The same days, at most so many at a time, the oldest first. */
export function* partsOf({ from, to }: Period, days: number): Generator<Pick<Period, 'from' | 'to'>> {
  for (let begin = from.getTime(); begin < to.getTime(); begin += days * dayMs)
    yield { from: new Date(begin), to: new Date(Math.min(begin + days * dayMs, to.getTime())) };
}
