import { dayBefore, dayOf } from './tehran-day.js';

/** Staff are warned this many days before a document expires. */
const warnedDaysBefore = 30;

/** A document is valid until the end of its last day in Tehran. Without a last day it is always valid. */
export function isValid({ validUntil }: { validUntil: string | null }, now: Date): boolean {
  return validUntil === null || dayOf(now) <= validUntil;
}

/** Staff are warned of documents whose last day is this day or an earlier one; these include expired documents. */
export function warnedUntil(now: Date): string {
  return dayBefore(dayOf(now), -warnedDaysBefore);
}
