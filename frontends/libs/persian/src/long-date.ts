import { persianDateOf } from './dates.js';
import { toPersianDigits } from './digits.js';

/** The months from فروردین on. Kept out of `dates.ts`, because the home page loads all of that file. */
export const MONTHS = [
  'فروردین',
  'اردیبهشت',
  'خرداد',
  'تیر',
  'مرداد',
  'شهریور',
  'مهر',
  'آبان',
  'آذر',
  'دی',
  'بهمن',
  'اسفند',
];

/** «۲۸ اردیبهشت ۱۴۰۴» in Tehran, for texts that are read, on one line. Throws RangeError for a text that is no date. */
export function formatLongDate(moment: string | Date): string {
  const { year, month, day } = persianDateOf(moment);
  return toPersianDigits(`${day}\u00a0${MONTHS[month - 1]}\u00a0${year}`);
}

/** «خرداد ۱۴۰۴» in Tehran, on one line. Throws RangeError for a text that is no date. */
export function formatMonth(moment: string | Date): string {
  const { year, month } = persianDateOf(moment);
  return toPersianDigits(`${MONTHS[month - 1]}\u00a0${year}`);
}
