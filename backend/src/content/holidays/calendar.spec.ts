import { describe, expect, it } from '@jest/globals';
import { calendarOf, daysOfYear } from './calendar.js';

const isHoliday = calendarOf(['2026-06-24', '2026-06-25']);

describe('a calendar', () => {
  it.each([
    ['Nowruz', '2026-03-21T08:00:00Z'],
    ['Nature day', '2027-04-02T08:00:00Z'],
    ['a day of the table', '2026-06-25T08:00:00Z'],
    ['a solar holiday of a year without a table', '2031-02-11T08:00:00Z'],
  ])('knows %s', (_name, moment) => expect(isHoliday(new Date(moment))).toBe(true));

  it.each([
    ['a working Saturday', '2026-05-02T08:00:00Z'],
    ['the same day of another year', '2027-06-25T08:00:00Z'],
  ])('takes %s for no holiday', (_name, moment) => expect(isHoliday(new Date(moment))).toBe(false));

  it('begins and ends the day at midnight in Tehran', () => {
    expect(isHoliday(new Date('2026-06-23T20:29:59Z'))).toBe(false);
    expect(isHoliday(new Date('2026-06-23T20:30:00Z'))).toBe(true);
    expect(isHoliday(new Date('2026-06-25T20:29:59Z'))).toBe(true);
    expect(isHoliday(new Date('2026-06-25T20:30:00Z'))).toBe(false);
  });

  it('has 365 days in a year, or 366', () => {
    expect(daysOfYear(1405)).toEqual({ first: '2026-03-21', last: '2027-03-20' });
    expect(daysOfYear(1408)).toEqual({ first: '2029-03-20', last: '2030-03-20' });
  });
});
