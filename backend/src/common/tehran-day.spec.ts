import { describe, expect, it } from '@jest/globals';
import { beginOf, dayBefore, dayOf, midnightOf } from './tehran-day.js';

describe('a day in Tehran', () => {
  it.each([
    ['just before midnight', '2026-11-21T20:29:59.999Z', '2026-11-20T20:30:00.000Z', '2026-11-21'],
    ['at midnight', '2026-11-21T20:30:00.000Z', '2026-11-21T20:30:00.000Z', '2026-11-22'],
    ['when it is still yesterday in UTC', '2026-11-21T23:00:00.000Z', '2026-11-21T20:30:00.000Z', '2026-11-22'],
    ['in a summer, without summer time', '2026-07-01T20:15:00.000Z', '2026-06-30T20:30:00.000Z', '2026-07-01'],
  ])('%s', (_when, moment, began, day) => {
    expect(new Date(midnightOf(new Date(moment))).toISOString()).toBe(began);
    expect(dayOf(new Date(moment))).toBe(day);
    expect(new Date(beginOf(day)).toISOString()).toBe(began);
  });

  it('is followed by the next one, over the end of a year', () => {
    expect(dayBefore('2027-01-01', 1)).toBe('2026-12-31');
    expect(dayBefore('2026-12-31', -1)).toBe('2027-01-01');
  });
});
