import { describe, expect, it } from '@jest/globals';
import { calendarOf } from '../content/index.js';
import { callByOf, nextAttemptAt, nextCallTimesAt } from './call-promise.js';

/** A calendar of the solar holidays only, which return every year. */
const officialHolidays = calendarOf([]);

const hours = { from: 8, to: 18 };
const noHoliday = (_moment: Date): boolean => false;
/** A moment in Tehran. */
const at = (text: string): Date => new Date(`${text}+03:30`);
const callBy = (placed: string, isHoliday = noHoliday): string =>
  callByOf(at(placed), { hours, isHoliday }).toISOString();

// 2026-11-21 is a Saturday.
describe('the promise to call within 24 hours in call hours', () => {
  it.each([
    ['in call hours: the same time tomorrow', '2026-11-21T10:15:30', '2026-11-22T10:15:30'],
    ['in the evening: tomorrow until closing', '2026-11-21T21:00:00', '2026-11-22T18:00:00'],
    ['before opening: today until closing', '2026-11-21T03:00:00', '2026-11-21T18:00:00'],
    ['at opening: the same time tomorrow', '2026-11-21T08:00:00', '2026-11-22T08:00:00'],
    ['on Thursday: Friday does not count', '2026-11-26T10:00:00', '2026-11-28T10:00:00'],
    ['on Thursday evening: Saturday until closing', '2026-11-26T20:00:00', '2026-11-28T18:00:00'],
    ['on Friday: Saturday until closing', '2026-11-27T12:00:00', '2026-11-28T18:00:00'],
  ])('placed %s', (_when, placed, due) => expect(callBy(placed)).toBe(at(due).toISOString()));

  it('skips official holidays: before the new year to after its four days and the Friday', () =>
    // 29 Esfand 1404 is Friday 2026-03-20 and a holiday; 1 to 4 Farvardin follow.
    expect(callBy('2026-03-19T10:00:00', officialHolidays)).toBe(at('2026-03-25T10:00:00').toISOString()));

  it('follows the hours of the settings', () =>
    expect(callByOf(at('2026-11-21T15:00:00'), { hours: { from: 9, to: 14 }, isHoliday: noHoliday })).toEqual(
      at('2026-11-22T14:00:00'),
    ));

  it('ends even when every day is a holiday', () =>
    expect(callBy('2026-11-21T10:00:00', () => true)).toBe(at('2026-11-22T18:00:00').toISOString()));

  it('is never over when the order is placed', () => {
    for (let minute = 0; minute < 7 * 24 * 60; minute += 7) {
      const placed = new Date(at('2026-11-21T00:00:00').getTime() + minute * 60_000);
      expect(callByOf(placed, { hours, isHoliday: officialHolidays }).getTime()).toBeGreaterThan(placed.getTime());
    }
  });
});

describe('the next attempt after a failed one', () => {
  const next = (failed: string, failures: number, isHoliday = noHoliday, retry = { hours: 2, attempts: 3 }): string =>
    nextAttemptAt(at(failed), failures, retry, { hours, isHoliday }).toISOString();

  it.each([
    ['in the morning: two hours later', '2026-11-21T10:15:30', '2026-11-21T12:15:30'],
    ['so that two hours end with the call hours', '2026-11-21T16:00:00', '2026-11-21T18:00:00'],
    ['an hour before closing: the other hour counts tomorrow', '2026-11-21T17:00:00', '2026-11-22T09:00:00'],
    ['after closing: tomorrow, two hours after opening', '2026-11-21T21:00:00', '2026-11-22T10:00:00'],
    ['before opening: today, two hours after it', '2026-11-21T05:00:00', '2026-11-21T10:00:00'],
    ['on Thursday evening: on Saturday', '2026-11-26T17:30:00', '2026-11-28T09:30:00'],
    ['on Friday: on Saturday', '2026-11-27T12:00:00', '2026-11-28T10:00:00'],
  ])('that failed %s', (_when, failed, expected) => {
    for (const failures of [1, 2]) expect(next(failed, failures)).toBe(at(expected).toISOString());
  });

  it.each([
    ['in the morning: tomorrow', '2026-11-21T08:00:00', '2026-11-22T08:00:00'],
    ['in the evening: tomorrow', '2026-11-21T21:00:00', '2026-11-22T08:00:00'],
    ['before opening: today', '2026-11-21T05:00:00', '2026-11-21T08:00:00'],
    ['on Thursday: on Saturday', '2026-11-26T10:00:00', '2026-11-28T08:00:00'],
    ['early on Friday: on Saturday', '2026-11-27T05:00:00', '2026-11-28T08:00:00'],
  ])('that failed as the third, %s', (_when, failed, expected) => {
    for (const failures of [3, 4, 9]) expect(next(failed, failures)).toBe(at(expected).toISOString());
  });

  it('skips official holidays', () => {
    const newYear = at('2026-03-25T10:00:00').toISOString();
    expect(next('2026-03-19T18:00:00', 1, officialHolidays)).toBe(newYear);
    expect(next('2026-03-19T18:00:00', 3, officialHolidays)).toBe(at('2026-03-25T08:00:00').toISOString());
  });

  it('follows the settings', () => {
    expect(next('2026-11-21T09:00:00', 1, noHoliday, { hours: 13, attempts: 2 })).toBe(
      at('2026-11-22T12:00:00').toISOString(),
    );
    expect(next('2026-11-21T09:00:00', 2, noHoliday, { hours: 13, attempts: 2 })).toBe(
      at('2026-11-22T08:00:00').toISOString(),
    );
  });

  it('is found even when every day is a holiday', () => {
    expect(next('2026-11-21T17:00:00', 1, () => true)).toBe(at('2026-11-22T10:00:00').toISOString());
  });
});

describe('the times that are offered for the next call', () => {
  const offered = (now: string, isHoliday = noHoliday): (string | undefined)[] => {
    const { inAnHour, thisEvening, tomorrow, nextWorkday } = nextCallTimesAt(at(now), { hours, isHoliday });
    return [inAnHour, thisEvening, tomorrow, nextWorkday].map((moment) => moment?.toISOString());
  };
  const moments = (...texts: (string | null)[]): (string | undefined)[] =>
    texts.map((text) => (text === null ? undefined : at(text).toISOString()));

  it('are in an hour, this evening, tomorrow at nine and at this time of the next working day, in whole five minutes', () =>
    expect(offered('2026-11-21T10:12:30')).toEqual(
      moments('2026-11-21T11:15', '2026-11-21T17:00', '2026-11-22T09:00', '2026-11-22T10:15'),
    ));

  it('pass over the Friday, and over an evening that is over', () =>
    expect(offered('2026-11-26T17:30:00')).toEqual(moments('2026-11-28T08:30', null, null, '2026-11-28T17:30')));

  it('pass over holidays, and are in the morning when nobody calls at this time', () => {
    const isHoliday = (moment: Date): boolean => moment < at('2026-11-23T00:00:00');
    expect(offered('2026-11-21T21:00:00', isHoliday)).toEqual(
      moments('2026-11-23T09:00', null, null, '2026-11-23T09:00'),
    );
  });
});
