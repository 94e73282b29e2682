export const dayMs = 24 * 60 * 60 * 1000;
/** Ahead of UTC, all year since the last summer time ended in 2022. No order and no holiday of the table is older. */
const tehranMs = 3.5 * 60 * 60 * 1000;

/** The moment when the day of `moment` began in Tehran, in epoch milliseconds. */
export function midnightOf(moment: Date): number {
  return beginOf(dayOf(moment));
}

/** The day of a moment in Tehran, in the Gregorian calendar: `2026-11-21`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + tehranMs).toISOString().slice(0, 10);
}

/** When a day of Tehran begins, in epoch milliseconds. */
export function beginOf(day: string): number {
  return Date.parse(day) - tehranMs;
}

/** The day that is `count` days before this one, or after it. */
export function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);
}
