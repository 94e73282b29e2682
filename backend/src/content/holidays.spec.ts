import { describe, expect, it } from '@jest/globals';
import { isOfficialHoliday } from './holidays.js';

describe('isOfficialHoliday', () => {
  it.each([
    ['Nowruz', '2026-03-21T08:00:00Z'],
    ['Nature day', '2027-04-02T08:00:00Z'],
    ['Ashura of 1405', '2026-06-25T08:00:00Z'],
    ['Eid al-Fitr of 1404', '2025-03-31T08:00:00Z'],
    ['a solar holiday of a year without a table', '2031-02-11T08:00:00Z'],
  ])('knows %s', (_name, moment) => expect(isOfficialHoliday(new Date(moment))).toBe(true));

  it.each([
    ['a working Saturday', '2026-05-02T08:00:00Z'],
    ['the day of another year’s Ashura', '2027-06-25T08:00:00Z'],
  ])('takes %s for no holiday', (_name, moment) => expect(isOfficialHoliday(new Date(moment))).toBe(false));

  it('begins and ends the day at midnight in Tehran', () => {
    expect(isOfficialHoliday(new Date('2026-06-23T20:29:59Z'))).toBe(false);
    expect(isOfficialHoliday(new Date('2026-06-23T20:30:00Z'))).toBe(true);
    expect(isOfficialHoliday(new Date('2026-06-25T20:29:59Z'))).toBe(true);
    expect(isOfficialHoliday(new Date('2026-06-25T20:30:00Z'))).toBe(false);
  });
});
