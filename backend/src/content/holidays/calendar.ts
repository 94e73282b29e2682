import { parsePersianDay, persianDateOf } from '@afshoreh/persian';

/** «month/day» of the Persian calendar: the solar holidays, which return every year on the same day. */
export const SOLAR_HOLIDAYS = ['1/1', '1/2', '1/3', '1/4', '1/12', '1/13', '3/14', '3/15', '11/22', '12/29'] as const;

/** Whether the day of a moment in Tehran is an official holiday of Iran (D10). Fridays are not: they are the weekend. */
export type IsHoliday = (moment: Date) => boolean;

const tehranMs = 3.5 * 60 * 60 * 1000;

/** The day of a moment in Tehran, which has had no summer time since 2022: `2026-06-25`. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + tehranMs).toISOString().slice(0, 10);
}

/** The solar holidays by rule, and the days of the table. Of a year without a table only the solar ones are known. */
export function calendarOf(table: Iterable<string>): IsHoliday {
  const days = new Set(table);
  return (moment) => {
    const { month, day } = persianDateOf(moment);
    return days.has(dayOf(moment)) || SOLAR_HOLIDAYS.some((each) => each === `${month}/${day}`);
  };
}

/** First and last day of a Persian year, in the Gregorian calendar. */
export function daysOfYear(year: number): { first: string; last: string } {
  const next = new Date(`${gregorianOf(year + 1, '1/1')}T12:00:00Z`);
  return { first: gregorianOf(year, '1/1'), last: dayOf(new Date(next.getTime() - 24 * 60 * 60 * 1000)) };
}

/** The day of «month/day» in a Persian year. */
export function gregorianOf(year: number, monthAndDay: string): string {
  return parsePersianDay(`${year}/${monthAndDay}`) ?? '';
}
