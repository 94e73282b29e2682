import { isValidJalaaliDate, toGregorian } from 'jalaali-js';
import { persianDateOf, type PersianDate } from './dates.js';
import { DAY_MS, TEHRAN_MS, weekdayOf, WEEKDAYS } from './deadline.js';
import { toLatinDigits } from './digits.js';

const NEXT_DAYS = ['امروز', 'فردا', 'پسفردا'];
const MINUTE_MS = 60_000;
/** The time when only a day is typed. */
const MORNING = 9 * 60;

/** Normalises digits, Arabic letters, ZWNJ and white space, and removes the word «ساعت». */
function plain(text: string): string {
  const letters = toLatinDigits(text)
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[\u200c\u2066-\u2069]/g, '');
  return letters
    .replace(/ساعت|،/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function midnightOf({ year, month, day }: PersianDate): number {
  const { gy, gm, gd } = toGregorian(year, month, day);
  return Date.UTC(gy, gm - 1, gd) - TEHRAN_MS;
}

/** Minutes since midnight of «14:30» or «9»; null when the text is not a time. */
function minutesOf(text: string): number | null {
  const [, hour = '', minute = '0'] = /^(\d{1,2})(?::(\d{2}))?$/.exec(text) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60 ? Number(hour) * 60 + Number(minute) : null;
}

/** The midnights that a typed day may mean; the caller takes the first one in the future. */
function daysOf(text: string, now: Date): number[] {
  const today = midnightOf(persianDateOf(now));
  if (text === '') return [today, today + DAY_MS];
  const near = NEXT_DAYS.indexOf(text);
  if (near >= 0) return [today + near * DAY_MS];
  const weekday = WEEKDAYS.findIndex((name) => plain(name) === text.replace(' شنبه', 'شنبه'));
  if (weekday >= 0) {
    const ahead = (weekday - weekdayOf(now) + 7) % 7;
    return [today + ahead * DAY_MS, today + (ahead + 7) * DAY_MS];
  }
  const [, year, month, day] = /^(?:(1[34]\d\d)[/-])?(\d{1,2})[/-](\d{1,2})$/.exec(text) ?? [];
  const thisYear = persianDateOf(now).year;
  const years = year === undefined ? [thisYear, thisYear + 1] : [Number(year)];
  return years
    .filter((each) => isValidJalaaliDate(each, Number(month), Number(day)))
    .map((each) => midnightOf({ year: each, month: Number(month), day: Number(day) }));
}

/**
 * Parses a typed future moment in Tehran, in any digits: «۱۴۰۵/۹/۳ ۱۰:۳۰», «۹/۳ ۱۰», «فردا ۹», «شنبه ۱۴:۳۰», «۱۶:۰۰», «فردا»
 * (nine o'clock). Null for an invalid text or a moment in the past.
 */
export function parseMoment(typed: string, now: Date = new Date()): Date | null {
  const words = plain(typed).split(' ');
  const minutes = minutesOf(words.at(-1) ?? '');
  const day = (minutes === null ? words : words.slice(0, -1)).join(' ');
  if (minutes === null && day === '') return null;
  const moments = daysOf(day, now).map((midnight) => midnight + (minutes ?? MORNING) * MINUTE_MS);
  const next = moments.find((moment) => moment > now.getTime());
  return next === undefined ? null : new Date(next);
}
