import { dayMs, midnightOf } from '../tehran-day.js';

/** Whole days of Tehran. Every day has 24 hours there: the last summer time ended in 2022. */
export interface Period {
  /** When the first day begins. */
  from: Date;
  /** When the last day has ended. */
  to: Date;
  days: number;
}

/** The day of Tehran that began at this midnight, in the Gregorian calendar: `2026-11-21`. */
export function dayOf(midnight: Date): string {
  return new Date(midnight.getTime() + dayMs / 2).toISOString().slice(0, 10);
}

/** From the day `first` to the day `last`, both included. */
export function periodOf(first: string, last: string): Period {
  const from = beginOf(first);
  const to = new Date(beginOf(last).getTime() + dayMs);
  return { from, to, days: Math.round((to.getTime() - from.getTime()) / dayMs) };
}

/** As many days, which end where `period` begins. */
export function periodBefore({ from, days }: Period): Period {
  return { from: new Date(from.getTime() - days * dayMs), to: from, days };
}

/** The day that is `count` days before this one, or after it. */
export function dayBefore(day: string, count: number): string {
  return dayOf(new Date(beginOf(day).getTime() - count * dayMs));
}

export function dayOfMoment(moment: Date): string {
  return dayOf(new Date(midnightOf(moment)));
}

function beginOf(day: string): Date {
  return new Date(midnightOf(new Date(`${day}T12:00:00Z`)));
}
