import { dayMs, midnightOf } from './tehran-day.js';

const hourMs = 60 * 60 * 1000;
const friday = 5;
/** More days off in a row than any calendar has; past them the plain 24 hours stand. */
const longestHoliday = 40;

export interface CallHours {
  /** Whole hours of the day in Tehran. */
  from: number;
  to: number;
}

/**
 * Until when experts promised to call (D10, spec §9: within 24 hours, in call hours). Days off (Fridays and what
 * `isHoliday` says of a moment of that day) do not count into the 24 hours; where these end outside call hours, the
 * promise ends with the last call hours before.
 */
export function callByOf(placedAt: Date, hours: CallHours, isHoliday: (moment: Date) => boolean): Date {
  const isOff = (midnight: number): boolean =>
    weekdayOf(midnight) === friday || isHoliday(new Date(midnight + dayMs / 2));
  const firstOffset = placedAt.getTime() - midnightOf(placedAt);
  let midnight = midnightOf(placedAt);
  let offset = firstOffset;
  if (isOff(midnight)) {
    midnight = workdayFrom(midnight, 1, isOff);
    offset = 0;
  }
  // 24 hours later is the same time of the next working day.
  const next = workdayFrom(midnight, 1, isOff);
  if (offset >= hours.from * hourMs) return new Date(next + Math.min(offset, hours.to * hourMs));
  return new Date(midnight + hours.to * hourMs);
}

function workdayFrom(midnight: number, step: number, isOff: (midnight: number) => boolean): number {
  for (let days = step; days < longestHoliday; days += 1) {
    const day = midnight + days * dayMs;
    if (!isOff(day)) return day;
  }
  return midnight + step * dayMs;
}

function weekdayOf(midnight: number): number {
  // Noon in Tehran is on the same calendar day in UTC.
  return new Date(midnight + dayMs / 2).getUTCDay();
}
