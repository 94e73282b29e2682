import { describe, expect, it } from '@jest/globals';
import { unfitCallTime } from './call-time.js';

/** A moment in Tehran. */
const at = (text: string): Date => new Date(`${text}+03:30`);
// 2026-11-21 is a Saturday, 30 آبان.
const now = at('2026-11-21T10:00:00');
const isHoliday = (moment: Date): boolean => moment.toISOString().startsWith('2026-11-23');
const unfit = (moment: string, hours = { from: 8, to: 18 }): (string | undefined)[] => {
  const found = unfitCallTime(at(moment), { hours, isHoliday }, now);
  return [found?.reason, found?.nearest.toISOString()];
};
const iso = (text: string): string => at(text).toISOString();

describe('a time for a call', () => {
  it.each(['2026-11-21T12:00:00', '2026-11-22T08:00:00', '2026-11-22T18:00:00', '2026-11-26T09:15:00'])(
    'is %s, in call hours of a working day',
    (moment) => expect(unfit(moment)).toEqual([undefined, undefined]),
  );

  it('is none on a Friday: the morning after is offered', () =>
    expect(unfit('2026-11-27T14:00:00')).toEqual([
      'جمعه تعطیل است؛ نزدیک‌ترین زمان: شنبه ۷\u00a0آذر ۹:۰۰',
      iso('2026-11-28T09:00:00'),
    ]));

  it('is none on a holiday, which is named with its day', () =>
    expect(unfit('2026-11-23T10:00:00')).toEqual([
      'دوشنبه ۲\u00a0آذر تعطیل رسمی است؛ نزدیک‌ترین زمان: سه‌شنبه ۳\u00a0آذر ۹:۰۰',
      iso('2026-11-24T09:00:00'),
    ]));

  it('is none before the call hours: they are about to begin', () =>
    expect(unfit('2026-11-22T07:59:00')).toEqual([
      'ساعت تماس ۸:۰۰ تا ۱۸:۰۰ است؛ نزدیک‌ترین زمان: فردا ۸:۰۰',
      iso('2026-11-22T08:00:00'),
    ]));

  it('is none after them: the next working day is offered, past a holiday', () =>
    expect(unfit('2026-11-22T18:00:01')).toEqual([
      'ساعت تماس ۸:۰۰ تا ۱۸:۰۰ است؛ نزدیک‌ترین زمان: سه‌شنبه ۳\u00a0آذر ۹:۰۰',
      iso('2026-11-24T09:00:00'),
    ]));

  it('follows the hours of the settings, whose morning may be later or over by nine', () => {
    expect(unfit('2026-11-27T14:00:00', { from: 11, to: 14 })[1]).toBe(iso('2026-11-28T11:00:00'));
    expect(unfit('2026-11-27T14:00:00', { from: 6, to: 8 })[1]).toBe(iso('2026-11-28T08:00:00'));
  });
});
