import { dayMs, hourMs, midnightOf } from '../common/tehran-day.js';

const friday = 5;
/** No calendar has more days off in a row than this. After so many days off, the search for a working day accepts any day. */
const longestHoliday = 40;
/**
 * A promise ends at most this many days after the order: there may be days off before the working day on which the 24 hours
 * begin, and after it.
 */
export const longestPromiseDays = 2 * longestHoliday;

export interface CallHours {
  /** Whole hours of the day, in Tehran time. */
  from: number;
  to: number;
}

/**
 * When experts call: in `hours` on working days. Fridays and holidays are days off; `isHoliday` is asked with a moment of
 * the day.
 */
export interface CallTimes {
  hours: CallHours;
  isHoliday: (moment: Date) => boolean;
}

/** When to call again: `hours` call hours later, or after `attempts` failures in a row on the morning of another day. */
interface CallRetry {
  hours: number;
  attempts: number;
}

/**
 * The moment until which experts promise to call: 24 hours after the order. Days off do not count into the 24 hours.
 * When the 24 hours end outside call hours, the promise ends with the call hours before that moment.
 */
export function callByOf(placedAt: Date, { hours, isHoliday }: CallTimes): Date {
  const firstOffset = placedAt.getTime() - midnightOf(placedAt);
  let midnight = midnightOf(placedAt);
  let offset = firstOffset;
  if (isOff(midnight, isHoliday)) {
    midnight = workdayAfter(midnight, isHoliday);
    offset = 0;
  }
  // 24 hours later is the same time of the next working day.
  const next = workdayAfter(midnight, isHoliday);
  if (offset >= hours.from * hourMs) return new Date(next + Math.min(offset, hours.to * hourMs));
  return new Date(midnight + hours.to * hourMs);
}

/**
 * When to call again after a failed attempt for which nobody chose a next time: some call hours later. After as many
 * failures in a row as the settings say, it is the start of the call hours of another morning.
 */
export function nextAttemptAt(failedAt: Date, failures: number, retry: CallRetry, times: CallTimes): Date {
  if (failures < retry.attempts) return callHoursAfter(failedAt, retry.hours, times);
  const { from } = times.hours;
  const today = midnightOf(failedAt);
  const isBeforeHours = failedAt.getTime() < today + from * hourMs && !isOff(today, times.isHoliday);
  return new Date((isBeforeHours ? today : workdayAfter(today, times.isHoliday)) + from * hourMs);
}

/** The moments for the next call that an expert can choose with one key; null when nobody calls at that time. */
export interface NextCallTimes {
  inAnHour: Date;
  thisEvening: Date | null;
  tomorrow: Date | null;
  nextWorkday: Date;
}

/** Customers who come home from work can be reached, and there is still time for the call. */
const eveningBeforeEnd = 1;
const morningHour = 9;
const stepMs = 5 * 60 * 1000;

/** Rounded to five minutes. A `nextWorkday` outside call hours is that day's morning. */
export function nextCallTimesAt(now: Date, times: CallTimes): NextCallTimes {
  const { hours, isHoliday } = times;
  const today = midnightOf(now);
  const evening = today + (hours.to - eveningBeforeEnd) * hourMs;
  const offset = now.getTime() - today;
  const isCallHour = offset >= hours.from * hourMs && offset < hours.to * hourMs;
  const workday = workdayAfter(today, isHoliday);
  const tomorrow = today + dayMs;
  return {
    inAnHour: inSteps(callHoursAfter(now, 1, times).getTime()),
    thisEvening: isOff(today, isHoliday) || evening <= now.getTime() ? null : new Date(evening),
    tomorrow: isOff(tomorrow, isHoliday) ? null : morningOf(tomorrow, hours),
    nextWorkday: isCallHour ? inSteps(workday + offset) : morningOf(workday, hours),
  };
}

/** Nine o'clock on the day that begins at `midnight`, or the nearest call hour when nobody calls at nine. */
export function morningOf(midnight: number, { from, to }: CallHours): Date {
  return new Date(midnight + Math.min(Math.max(morningHour, from), to) * hourMs);
}

function inSteps(moment: number): Date {
  return new Date(Math.ceil(moment / stepMs) * stepMs);
}

/** The moment when `count` call hours have passed. */
function callHoursAfter(moment: Date, count: number, { hours, isHoliday }: CallTimes): Date {
  let midnight = midnightOf(moment);
  if (isOff(midnight, isHoliday)) midnight = workdayAfter(midnight, isHoliday);
  for (let left = count * hourMs; ; midnight = workdayAfter(midnight, isHoliday)) {
    const begin = Math.max(midnight + hours.from * hourMs, moment.getTime());
    const end = midnight + hours.to * hourMs;
    if (begin + left <= end) return new Date(begin + left);
    left -= Math.max(0, end - begin);
  }
}

/** Whether the day that begins at `midnight` in Tehran is off: nobody calls then. */
export function isOff(midnight: number, isHoliday: CallTimes['isHoliday']): boolean {
  return isFriday(midnight) || isHoliday(new Date(midnight + dayMs / 2));
}

/** The start of the next working day, as the moment of its midnight. */
export function workdayAfter(midnight: number, isHoliday: CallTimes['isHoliday']): number {
  for (let days = 1; days < longestHoliday; days += 1) {
    const day = midnight + days * dayMs;
    if (!isOff(day, isHoliday)) return day;
  }
  return midnight + dayMs;
}

export function isFriday(midnight: number): boolean {
  // Noon in Tehran is on the same calendar day in UTC.
  return new Date(midnight + dayMs / 2).getUTCDay() === friday;
}
