import { toPersianDigits } from './digits.js';
import { once } from './once.js';

/** A day of the Persian calendar; `month` is 1 (فروردین) to 12 (اسفند). */
export interface PersianDate {
  year: number;
  month: number;
  day: number;
}

// Latin digits inside, so that the parts can be calculated with; they are written in Persian ones at the end.
const tehran = once(
  () =>
    new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
      timeZone: 'Asia/Tehran',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

function partsOf(moment: string | Date): Record<string, string> {
  const date = typeof moment === 'string' ? new Date(moment) : moment;
  return Object.fromEntries(
    tehran()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
}

/** The Persian calendar day of a moment in Tehran. Throws RangeError for a text that is no date. */
export function persianDateOf(moment: string | Date): PersianDate {
  const { year, month, day } = partsOf(moment);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** yyyy/MM/dd of the Persian calendar, Tehran time, Persian digits (D30). Throws RangeError for a text that is no date. */
export function formatDate(moment: string | Date): string {
  const { year, month, day } = partsOf(moment);
  return toPersianDigits(`${year}/${month}/${day}`);
}

/** yyyy/MM/dd HH:mm, otherwise as {@link formatDate}. */
export function formatDateTime(moment: string | Date): string {
  const { hour, minute } = partsOf(moment);
  return `${formatDate(moment)} ${toPersianDigits(`${hour}:${minute}`)}`;
}

/** The year of the Persian calendar in Tehran, as the footer shows it (D29): 1404. */
export function persianYear(now: Date = new Date()): number {
  return persianDateOf(now).year;
}
