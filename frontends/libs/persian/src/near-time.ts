import { formatDate, partsOf } from './dates.js';
import { DAY_MS, formatWeekday } from './deadline.js';
import { toPersianDigits } from './digits.js';

const NEAR_DAYS = ['دیروز', 'امروز', 'فردا'];
const MINUTE_MS = 60_000;

/** The day of a moment as people say it: «امروز», «فردا», «دیروز», else «شنبه ۳ آذر». Tehran time. */
export function formatNearDay(moment: string | Date, now: Date = new Date()): string {
  const day = formatDate(moment);
  const near = NEAR_DAYS.find((_name, at) => formatDate(new Date(now.getTime() + (at - 1) * DAY_MS)) === day);
  return near ?? formatWeekday(moment);
}

/** «۹:۰۰» in Tehran. */
export function formatTime(moment: string | Date): string {
  const { hour, minute } = partsOf(moment);
  return toPersianDigits(`${Number(hour)}:${minute}`);
}

/** A duration in its largest full unit: «۲۵ دقیقه», «۲ ساعت», «۳ روز»; at least one minute. */
export function formatSpan(milliseconds: number): string {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  const [count, unit] = days > 0 ? [days, 'روز'] : hours > 0 ? [hours, 'ساعت'] : [minutes, 'دقیقه'];
  return `${toPersianDigits(count)}\u00a0${unit}`;
}
