import { jalaaliMonthLength } from 'jalaali-js';

import { gregorianDayOf } from './persian-day.js';

/** The days of a month of the Persian calendar as Gregorian days, `2027-03-20`, the first to the last. */
export function daysOfPersianMonth(year: number, month: number): string[] {
  const length = jalaaliMonthLength(year, month);
  return Array.from({ length }, (_day, index) => gregorianDayOf({ year, month, day: index + 1 }));
}
