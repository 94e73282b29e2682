import { formatNearDay, formatTime, formatWeekday, toPersianDigits } from '@afshoreh/persian';
import { isFriday, isOff, morningOf, workdayAfter, type CallHours, type CallTimes } from './call-promise.js';
import { copy } from './copy.js';
import { hourMs, midnightOf } from '../common/tehran-day.js';

/** Why a moment is no time for a call, as a sentence that suggests another time. */
export interface UnfitCallTime {
  reason: string;
  nearest: Date;
}

/** Null when a call is possible; impossible are other hours, Fridays and holidays. */
export function unfitCallTime(moment: Date, times: CallTimes, now: Date): UnfitCallTime | null {
  const problem = problemOf(moment, times);
  if (problem === null) return null;
  const nearest = nextFitTime(moment, times);
  const suggestion = copy.nearestCallTime(formatNearDay(nearest, now), formatTime(nearest));
  return { reason: `${problem}؛ ${suggestion}`, nearest };
}

function problemOf(moment: Date, { hours, isHoliday }: CallTimes): string | null {
  const midnight = midnightOf(moment);
  if (isFriday(midnight)) return copy.fridayOff;
  if (isOff(midnight, isHoliday)) return copy.holidayOff(formatWeekday(moment));
  return isWithin(hours, moment) ? null : copy.callHoursOnly(clockOf(hours.from), clockOf(hours.to));
}

/** The last minute of the call hours counts as inside, because promises end at that minute. */
function isWithin({ from, to }: CallHours, moment: Date): boolean {
  const offset = moment.getTime() - midnightOf(moment);
  return offset >= from * hourMs && offset <= to * hourMs;
}

/** The same day if its call hours have not started yet, otherwise the morning of the next working day. */
function nextFitTime(moment: Date, times: CallTimes): Date {
  const midnight = midnightOf(moment);
  const opening = midnight + times.hours.from * hourMs;
  if (!isOff(midnight, times.isHoliday) && moment.getTime() < opening) return new Date(opening);
  return morningOf(workdayAfter(midnight, times.isHoliday), times.hours);
}

const clockOf = (hour: number): string => toPersianDigits(`${hour}:00`);
