import { describe, expect, it } from '@jest/globals';
import { anOrder } from '../../testing/entities';
import { callDueOf } from './call-due';

/** A Sunday in Tehran, 12:30. */
const now = new Date('2026-11-22T09:00:00Z');
const call = {
  id: 1,
  at: '2026-11-21T09:00:00Z',
  by: 'سارا',
  outcome: 'no_answer',
  note: null,
  nextCallAt: null,
} as const;
const wordsOf = (changes: Parameters<typeof anOrder>[0]) =>
  callDueOf(anOrder(changes), now).text.replace(/\u00a0/g, ' ');
const promised = (callDueAt: string | null) => ({ callDueAt, nextCallAt: null });
const planned = (callDueAt: string) => ({ callDueAt, nextCallAt: callDueAt, lastCall: call });

describe('the text about the due call of an order', () => {
  it.each([
    ['a promise for today', promised('2026-11-22T11:00:00Z'), 'تا ۱۴:۳۰ امروز'],
    ['a promise for another day', promised('2026-11-24T05:30:00Z'), 'تا ۹:۰۰ سه‌شنبه ۳ آذر'],
    ['a promise that is over', promised('2026-11-22T06:59:00Z'), '۲ ساعت دیرکرد'],
    ['a planned call', planned('2026-11-23T05:30:00Z'), 'تماس بعدی فردا ۹:۰۰'],
    ['a planned call whose time is over', planned('2026-11-20T05:30:00Z'), 'تماس بعدی، ۲ روز دیرکرد'],
    ['a call that was made', { ...promised(null), lastCall: call }, 'تماس گرفته شد'],
    ['an order that was closed without one', promised(null), 'تماس لازم نیست'],
  ])('%s', (_what, order, words) => expect(wordsOf(order)).toBe(words));
});
