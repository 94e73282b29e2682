import { describe, expect, it } from '@jest/globals';
import { daysOfPersianMonth } from './persian-month.js';

describe('the days of a month', () => {
  it.each([
    [1405, 1, 31, '2026-03-21', '2026-04-20'],
    [1405, 7, 30, '2026-09-23', '2026-10-22'],
    [1405, 12, 29, '2027-02-20', '2027-03-20'],
    [1403, 12, 30, '2025-02-19', '2025-03-20'],
  ])('%i/%i are %i, from %s to %s', (year, month, count, first, last) => {
    const days = daysOfPersianMonth(year, month);
    expect([days.length, days[0], days.at(-1)]).toEqual([count, first, last]);
  });
});
