import { isOff, type CallTimes } from './call-promise.js';
import { dayMs, hourMs, midnightOf } from '../common/tehran-day.js';

const minuteMs = 60_000;

/**
 * Returns a clock that counts call hours only: for a moment it gives the milliseconds of call hours since the start of
 * the day of `first`. The difference of two readings is how long a customer waited while experts were at work. Works
 * for moments up to `last`.
 */
export function callClock(first: Date, last: Date, times: CallTimes): (moment: Date) => number {
  const { from, to } = times.hours;
  const begin = midnightOf(first);
  const before: number[] = [0];
  const isOpen: boolean[] = [];
  for (let midnight = begin, day = 0; midnight <= last.getTime(); midnight += dayMs, day += 1) {
    isOpen[day] = !isOff(midnight, times.isHoliday);
    before[day + 1] = before[day]! + (isOpen[day] ? (to - from) * hourMs : 0);
  }
  return (moment) => {
    const day = Math.floor((moment.getTime() - begin) / dayMs);
    if (!isOpen[day]) return before[day] ?? 0;
    const sinceOpening = moment.getTime() - (begin + day * dayMs) - from * hourMs;
    return before[day]! + Math.min(Math.max(sinceOpening, 0), (to - from) * hourMs);
  };
}

/** Minutes of call hours between two moments. */
export function minutesBetween(from: Date, to: Date, times: CallTimes): number {
  const clock = callClock(from, to, times);
  return Math.round((clock(to) - clock(from)) / minuteMs);
}
