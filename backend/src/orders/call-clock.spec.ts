import { describe, expect, it } from '@jest/globals';
import { callClock } from './call-clock.js';

const at = (moment: string): Date => new Date(`${moment}+03:30`);
const hours = { from: 8, to: 18 };
// 2026-11-20 is a Friday; the Monday after it is off here.
const isHoliday = (moment: Date): boolean => moment.toISOString().startsWith('2026-11-23');
const clock = callClock(at('2026-11-18T09:00:00'), at('2026-11-30T00:00:00'), { hours, isHoliday });
const hoursBetween = (from: string, to: string): number => (clock(at(to)) - clock(at(from))) / 3_600_000;

describe('a clock of call hours', () => {
  it.each([
    ['within a day', '2026-11-18T09:00:00', '2026-11-18T11:30:00', 2.5],
    ['over a night', '2026-11-18T17:00:00', '2026-11-19T09:00:00', 2],
    ['from the evening to the morning', '2026-11-18T20:00:00', '2026-11-19T08:15:00', 0.25],
    ['over a Friday', '2026-11-19T17:30:00', '2026-11-21T08:30:00', 1],
    ['over a holiday', '2026-11-22T18:00:00', '2026-11-24T10:00:00', 2],
    ['on a day off', '2026-11-20T10:00:00', '2026-11-20T15:00:00', 0],
    ['of both ends outside the hours', '2026-11-18T05:00:00', '2026-11-18T23:00:00', 10],
  ])('measures a wait %s', (_name, from, to, expected) => expect(hoursBetween(from, to)).toBe(expected));
});
