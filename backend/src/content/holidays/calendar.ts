import { parsePersianDay, persianDateOf } from '@afshoreh/persian';
import { dayBefore, dayOf } from '../../common/tehran-day.js';
import { solarHolidayTitles } from '../copy.js';

/** The solar holidays as «month/day» of the Persian calendar; they return every year on the same day. */
export const solarHolidays = Object.keys(solarHolidayTitles) as (keyof typeof solarHolidayTitles)[];

/** For the day of a moment in Tehran. Fridays are no holidays, because they are the weekend. */
export type IsHoliday = (moment: Date) => boolean;

/** The solar holidays and the days in the table. In a year without a table it knows the solar ones only. */
export function calendarOf(table: Iterable<string>): IsHoliday {
  const days = new Set(table);
  return (moment) => {
    const { month, day } = persianDateOf(moment);
    return days.has(dayOf(moment)) || solarHolidays.some((each) => each === `${month}/${day}`);
  };
}

/** The first and last day of a Persian year, in the Gregorian calendar. */
export function daysOfYear(year: number): { first: string; last: string } {
  return { first: gregorianOf(year, '1/1'), last: dayBefore(gregorianOf(year + 1, '1/1'), 1) };
}

/** The Gregorian date of «month/day» in a Persian year. */
export function gregorianOf(year: number, monthAndDay: string): string {
  return parsePersianDay(`${year}/${monthAndDay}`) ?? '';
}
