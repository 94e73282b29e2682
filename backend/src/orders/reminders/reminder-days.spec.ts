import { parsePersianDay } from '@afshoreh/persian';
import { describe, expect, it } from '@jest/globals';
import { nextReminderOn, persianMonthOf, type ReminderTerms } from './reminder-days.js';

const gregorian = (day: string): string => parsePersianDay(day) ?? '';
const next = (terms: ReminderTerms, from: string, today: string): string =>
  nextReminderOn(terms, persianMonthOf(gregorian(from)), gregorian(today));

describe('the day of the next reminder', () => {
  it.each([
    ['comes a month after the month of the order', 1, 5, '1405/09/06', '1405/09/06', '1405/10/05'],
    ['comes two months after it', 2, 5, '1405/09/06', '1405/09/06', '1405/11/05'],
    ['comes three months after it, in the next year', 3, 20, '1405/10/01', '1405/10/01', '1406/01/20'],
    ['is the last day of a month of thirty days', 1, 31, '1405/06/10', '1405/06/10', '1405/07/30'],
    ['is the 29th of Esfand', 1, 31, '1405/11/10', '1405/11/10', '1405/12/29'],
    ['is the 30th of Esfand in a leap year', 1, 31, '1403/11/10', '1403/11/10', '1403/12/30'],
    ['is the 31st again in a month that has it', 1, 31, '1405/12/10', '1405/12/29', '1406/01/31'],
    ['is never today', 1, 6, '1405/08/06', '1405/09/06', '1405/10/06'],
    ['keeps its rhythm for an order of long ago', 3, 1, '1404/01/15', '1405/09/06', '1405/10/01'],
  ])('%s', (_what, every, day, from, today, expected) => {
    expect(next({ every, day }, from, today)).toBe(gregorian(expected));
  });

  it('is always later than today, and no further away than the months allow', () => {
    for (let offset = 0; offset < 800; offset += 31) {
      const today = new Date(Date.UTC(2025, 0, 1 + offset)).toISOString().slice(0, 10);
      for (const every of [1, 2, 3])
        for (const day of [1, 15, 29, 30, 31]) {
          const found = nextReminderOn({ every, day }, persianMonthOf('2025-01-01'), today);
          expect(found > today).toBe(true);
          expect(persianMonthOf(found) - persianMonthOf(today)).toBeLessThanOrEqual(every);
          expect((persianMonthOf(found) - persianMonthOf('2025-01-01')) % every).toBe(0);
        }
    }
  });
});
