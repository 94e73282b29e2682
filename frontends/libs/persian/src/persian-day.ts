import { isValidJalaaliDate, toGregorian } from 'jalaali-js';

import { toLatinDigits } from './digits.js';
import type { PersianDate } from './solar-hijri.js';

const typedDay = /^(\d{4})\s*[/.\-،]\s*(\d{1,2})\s*[/.\-،]\s*(\d{1,2})$/;

/**
 * The Gregorian day, `2027-03-20`, of a day of the Persian calendar as people type it: «۱۴۰۵/۱۲/۲۹», `1405-12-29`. Null for
 * what is none.
 */
export function parsePersianDay(typed: string): string | null {
  const [, ...parts] = typedDay.exec(toLatinDigits(typed).trim()) ?? [];
  const [year = 0, month = 0, day = 0] = parts.map(Number);
  return isValidJalaaliDate(year, month, day) ? gregorianDayOf({ year, month, day }) : null;
}

/** `2027-03-20`, of a day of the Persian calendar that there is. */
export function gregorianDayOf({ year, month, day }: PersianDate): string {
  const { gy, gm, gd } = toGregorian(year, month, day);
  return `${gy}-${String(gm).padStart(2, '0')}-${String(gd).padStart(2, '0')}`;
}
