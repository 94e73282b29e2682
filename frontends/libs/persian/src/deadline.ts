import { formatDate, partsOf } from './dates.js';
import { toPersianDigits } from './digits.js';
import { MONTHS } from './long-date.js';

export const WEEKDAYS = ['یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه'];
export const DAY_MS = 24 * 60 * 60_000;
export const TEHRAN_MS = 210 * 60_000;

/** The day of the week of a moment in Tehran, 0 for یکشنبه. */
export function weekdayOf(moment: string | Date): number {
  return new Date(new Date(moment).getTime() + TEHRAN_MS).getUTCDay();
}

/** «شنبه ۳ آذر» in Tehran. */
export function formatWeekday(moment: string | Date): string {
  const { month, day } = partsOf(moment);
  return toPersianDigits(`${WEEKDAYS[weekdayOf(moment)]} ${Number(day)}\u00a0${MONTHS[Number(month) - 1]}`);
}

/**
 * A deadline in words, Tehran time: «امروز، یکشنبه ۱ آذر، تا ساعت ۱۸». Minutes are shown when they are not zero; no line breaks
 * between a number and its word. For moments since 2022, when summer time ended in Iran. Throws RangeError for an invalid
 * date. Kept out of `dates.ts`, because the home page loads all of that file.
 */
export function formatDeadline(moment: string | Date, now: Date = new Date()): string {
  const { hour, minute } = partsOf(moment);
  const date = formatWeekday(moment);
  const near = [now, new Date(now.getTime() + DAY_MS)].findIndex((other) => formatDate(other) === formatDate(moment));
  const time = minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`;
  return toPersianDigits(`${['امروز، ', 'فردا، '][near] ?? ''}${date}، تا\u00a0ساعت\u00a0${time}`);
}
