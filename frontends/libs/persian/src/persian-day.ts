import { isValidJalaaliDate, toGregorian } from 'jalaali-js';

import { toLatinDigits } from './digits.js';
import type { PersianDate } from './solar-hijri.js';

const typedDay = /^(\d{4})\s*[/.\-،]\s*(\d{1,2})\s*[/.\-،]\s*(\d{1,2})$/;

/**
 * The Gregorian day, `2027-03-20`, of a typed day of the Persian calendar: «۱۴۰۵/۱۲/۲۹» or `1405-12-29`. Null when the text
 * is not a valid day.
 */
export function parsePersianDay(typed: string): string | null {
  const [, ...parts] = typedDay.exec(toLatinDigits(typed).trim()) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  return isValidJalaaliDate(year, month, day) ? gregorianDayOf({ year, month, day }) : null;
}

/** The Gregorian day, `2027-03-20`, of a valid day of the Persian calendar. */
export function gregorianDayOf({ year, month, day }: PersianDate): string {
  const { gy, gm, gd } = toGregorian(year, month, day);
  return `${gy}-${String(gm).padStart(2, '0')}-${String(gd).padStart(2, '0')}`;
}
