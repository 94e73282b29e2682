import { toPersianDigits } from './digits.js';
import { leftToRight } from './left-to-right.js';
import { solarHijri, type PersianDate } from './solar-hijri.js';

export type { PersianDate };

/** A moment as a clock and a calendar in Tehran show it, in Latin digits of fixed length. */
interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

let calendar: Intl.DateTimeFormat | undefined;

function partsByIntl(date: Date): Parts {
  calendar ??= new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
    timeZone: 'Asia/Tehran',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(calendar.formatToParts(date).map(({ type, value }) => [type, value])) as unknown as Parts;
}

/** Since the last summer time ended in Iran, clocks in Tehran are 3:30 ahead of UTC all year (IANA: Asia/Tehran). */
const ONE_OFFSET_SINCE = Date.UTC(2022, 8, 22);
const OFFSET_MS = 210 * 60_000;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Calculates most moments without `Intl`: its first use costs 40 ms on a desktop and about 160 ms on a cheap phone during
 * hydration. Also, phones from before 2022 still apply summer time.
 */
export function partsOf(moment: string | Date): Parts {
  const date = typeof moment === 'string' ? new Date(moment) : moment;
  // An invalid date is NaN here; `Intl` throws the RangeError for it.
  if (!(date.getTime() >= ONE_OFFSET_SINCE)) return partsByIntl(date);
  const there = new Date(date.getTime() + OFFSET_MS);
  const { year, month, day } = solarHijri(there);
  return {
    year: String(year),
    month: twoDigits(month),
    day: twoDigits(day),
    hour: twoDigits(there.getUTCHours()),
    minute: twoDigits(there.getUTCMinutes()),
  };
}

/** The Persian calendar day of a moment in Tehran. Throws RangeError for a text that is no date. */
export function persianDateOf(moment: string | Date): PersianDate {
  const { year, month, day } = partsOf(moment);
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** yyyy/MM/dd of the Persian calendar, Tehran time, Persian digits. Throws RangeError for a text that is no date. */
export function formatDate(moment: string | Date): string {
  const { year, month, day } = partsOf(moment);
  return toPersianDigits(`${year}/${month}/${day}`);
}

/**
 * yyyy/MM/dd HH:mm, otherwise as {@link formatDate}. Day and time stay in this order amid any text and are never broken
 * apart: isolated from left to right, with a no-break space.
 */
export function formatDateTime(moment: string | Date): string {
  const { hour, minute } = partsOf(moment);
  return leftToRight(`${formatDate(moment)}\u00a0${toPersianDigits(`${hour}:${minute}`)}`);
}

/** The year of the Persian calendar in Tehran, as the footer shows it: 1404. */
export function persianYear(now: Date = new Date()): number {
  return persianDateOf(now).year;
}
