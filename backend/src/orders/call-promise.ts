import { dayMs, midnightOf } from '../common/tehran-day.js';

export const hourMs = 60 * 60 * 1000;
const friday = 5;
/** More days off in a row than any calendar has; past them every day counts as a working day. */
const longestHoliday = 40;

export interface CallHours {
  /** Whole hours of the day in Tehran. */
  from: number;
  to: number;
}

/** When people make calls: on working days (Fridays and what `isHoliday` says of a moment of that day are off), in call hours. */
export interface CallTimes {
  hours: CallHours;
  isHoliday: (moment: Date) => boolean;
}

/** After how many call hours a failed attempt is repeated, and after how many of them it waits for a morning (D33). */
interface CallRetry {
  hours: number;
  attempts: number;
}

/**
 * Until when experts promised to call (D10, spec §9: within 24 hours, in call hours). Days off do not count into the 24
 * hours; where these end outside call hours, the promise ends with the last call hours before.
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
 * When to call again after a failed attempt that left no time for the next one (D33): some call hours later; after as many
 * failures in a row as the settings say, when the next call hours of another morning begin.
 */
export function nextAttemptAt(failedAt: Date, failures: number, retry: CallRetry, times: CallTimes): Date {
  if (failures < retry.attempts) return callHoursAfter(failedAt, retry.hours, times);
  const { from } = times.hours;
  const today = midnightOf(failedAt);
  const isBeforeHours = failedAt.getTime() < today + from * hourMs && !isOff(today, times.isHoliday);
  return new Date((isBeforeHours ? today : workdayAfter(today, times.isHoliday)) + from * hourMs);
}

/** The moments that an expert may choose for the next call with one key; null where it would not be in call hours. */
export interface NextCallTimes {
  inAnHour: Date;
  thisEvening: Date | null;
  tomorrow: Date | null;
  nextWorkday: Date;
}

/** An hour before the call hours end is late enough for whoever comes home, and leaves time for the call. */
const eveningBeforeEnd = 1;
const morningHour = 9;
const stepMs = 5 * 60 * 1000;

/** In whole five minutes; `nextWorkday` is at this time of the next day that is none off, or in its morning when nobody calls at this time. */
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

/** When people are called in the morning of the day that began then: not at the very opening. */
export function morningOf(midnight: number, { from, to }: CallHours): Date {
  return new Date(midnight + Math.min(Math.max(morningHour, from), to) * hourMs);
}

function inSteps(moment: number): Date {
  return new Date(Math.ceil(moment / stepMs) * stepMs);
}

/** The moment when this many call hours have gone by. */
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

/** Whether nobody calls on the day that began then in Tehran. */
export function isOff(midnight: number, isHoliday: CallTimes['isHoliday']): boolean {
  return isFriday(midnight) || isHoliday(new Date(midnight + dayMs / 2));
}

/** The beginning of the next day that is none off, as `midnight` is one. */
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
