import { dayBefore, dayOf } from './tehran-day.js';

/** Staff are warned this many days before a paper expires. */
const warnedDaysBefore = 30;

/** A paper is valid until the end of its last day in Tehran; without one, always. */
export function isValid({ validUntil }: { validUntil: string | null }, now: Date): boolean {
  return validUntil === null || dayOf(now) <= validUntil;
}

/** Staff are warned of papers whose last day is not later than this one, expired ones included. */
export function warnedUntil(now: Date): string {
  return dayBefore(dayOf(now), -warnedDaysBefore);
}
