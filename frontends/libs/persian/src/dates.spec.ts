import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toJalaali } from 'jalaali-js';
import { formatDate, formatDateTime, persianDateOf, persianYear } from './dates.js';

describe('dates', () => {
  it('writes the Persian day of Tehran with two digits each', () => {
    expect(formatDate('2025-05-18T09:00:00.000Z')).toBe('۱۴۰۴/۰۲/۲۸');
  });

  it('already writes the next day when it is past midnight in Tehran only', () => {
    expect(formatDateTime('2025-03-20T20:29:00.000Z')).toBe('۱۴۰۳/۱۲/۳۰ ۲۳:۵۹');
    expect(formatDateTime('2025-03-20T20:30:00.000Z')).toBe('۱۴۰۴/۰۱/۰۱ ۰۰:۰۰');
  });

  it('takes a Date as well as a text', () => {
    expect(formatDate(new Date('2025-05-18T09:00:00.000Z'))).toBe('۱۴۰۴/۰۲/۲۸');
  });

  it('refuses a text that is no date', () => expect(() => formatDate('دیروز')).toThrow(RangeError));

  it('tells the Persian year, which turns at Nowruz', () => {
    expect(persianYear(new Date('2026-03-20T12:00:00Z'))).toBe(1404);
    expect(persianYear(new Date('2026-03-21T12:00:00Z'))).toBe(1405);
  });

  it('agrees with the well-known conversion on every day of a century', () => {
    const noon = fc.integer({ min: 0, max: 36_500 }).map((day) => new Date(Date.UTC(1980, 0, 1 + day, 8)));
    fc.assert(
      fc.property(noon, (date) => {
        const { jy, jm, jd } = toJalaali(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
        expect(persianDateOf(date)).toEqual({ year: jy, month: jm, day: jd });
      }),
    );
  });
});
