import { formatNearDay, formatSpan, formatTime } from '@afshoreh/persian';
import { copy } from './copy';
import type { Order } from './orders';

interface CallDue {
  text: string;
  tone: 'danger' | 'warning' | 'success' | 'neutral';
}

type DueOf = Pick<Order, 'callDueAt' | 'nextCallAt' | 'lastCall'>;

export function isOverdue({ callDueAt }: Pick<Order, 'callDueAt'>, now: Date): boolean {
  return callDueAt !== null && Date.parse(callDueAt) < now.getTime();
}

/** Returns in words which call is due and by when. A time in the past is always shown as late. */
export function callDueOf({ callDueAt, nextCallAt, lastCall }: DueOf, now: Date): CallDue {
  const words = copy.due;
  if (callDueAt === null) {
    return lastCall ? { text: words.called, tone: 'success' } : { text: words.none, tone: 'neutral' };
  }
  if (isOverdue({ callDueAt }, now)) {
    const late = nextCallAt === null ? words.late : words.nextLate;
    return { text: late(formatSpan(now.getTime() - Date.parse(callDueAt))), tone: 'danger' };
  }
  const day = formatNearDay(callDueAt, now);
  const time = formatTime(callDueAt);
  return { text: nextCallAt === null ? words.until(time, day) : words.next(day, time), tone: 'warning' };
}
