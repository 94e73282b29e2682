export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;
/** Iran has had no summer time since 2022, and no order or stored holiday is older. */
const tehranMs = 3.5 * 60 * 60 * 1000;

/** The start of the day of `moment` in Tehran, in epoch milliseconds. */
export function midnightOf(moment: Date): number {
  return beginOf(dayOf(moment));
}

/** The day of a moment in Tehran, as a Gregorian date: `2026-11-21`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + tehranMs).toISOString().slice(0, 10);
}

/** The start of a day in Tehran, in epoch milliseconds. */
export function beginOf(day: string): number {
  return Date.parse(day) - tehranMs;
}

/** The day that is `count` days before this one; a negative count gives a later day. */
export function dayBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10);
}
