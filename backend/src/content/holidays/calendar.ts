import { parsePersianDay, persianDateOf } from '@afshoreh/persian';
import { dayBefore, dayOf } from '../../common/tehran-day.js';
import { solarHolidayTitles } from '../copy.js';

/** «month/day» of the Persian calendar: the solar holidays, which return every year on the same day. */
export const SOLAR_HOLIDAYS = Object.keys(solarHolidayTitles) as (keyof typeof solarHolidayTitles)[];

/** Whether the day of a moment in Tehran is an official holiday of Iran (D10). Fridays are not: they are the weekend. */
export type IsHoliday = (moment: Date) => boolean;

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
  return { first: gregorianOf(year, '1/1'), last: dayBefore(gregorianOf(year + 1, '1/1'), 1) };
}

/** The day of «month/day» in a Persian year. */
export function gregorianOf(year: number, monthAndDay: string): string {
  return parsePersianDay(`${year}/${monthAndDay}`) ?? '';
}
