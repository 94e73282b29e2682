import { describe, expect, it } from '@jest/globals';
import { isOfficialHoliday } from '../content/index.js';
import { callByOf } from './call-promise.js';

const hours = { from: 8, to: 18 };
const noHoliday = (_moment: Date): boolean => false;
/** A moment in Tehran. */
const at = (text: string): Date => new Date(`${text}+03:30`);
const callBy = (placed: string, isHoliday = noHoliday): string => callByOf(at(placed), hours, isHoliday).toISOString();

// 2026-11-21 is a Saturday.
describe('the promise to call within 24 hours in call hours (D10)', () => {
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
    expect(callBy('2026-03-19T10:00:00', isOfficialHoliday)).toBe(at('2026-03-25T10:00:00').toISOString()));

  it('follows the hours of the settings', () =>
    expect(callByOf(at('2026-11-21T15:00:00'), { from: 9, to: 14 }, noHoliday)).toEqual(at('2026-11-22T14:00:00')));

  it('ends even when every day is a holiday', () =>
    expect(callBy('2026-11-21T10:00:00', () => true)).toBe(at('2026-11-22T18:00:00').toISOString()));

  it('is never over when the order is placed', () => {
    for (let minute = 0; minute < 7 * 24 * 60; minute += 7) {
      const placed = new Date(at('2026-11-21T00:00:00').getTime() + minute * 60_000);
      expect(callByOf(placed, hours, isOfficialHoliday).getTime()).toBeGreaterThan(placed.getTime());
    }
  });
});
