import { describe, expect, it } from '@jest/globals';
import { toJalaali } from 'jalaali-js';
import { solarHijri } from './solar-hijri.js';

const DAY_MS = 86_400_000;

describe('the Persian date by the cycle of 33 years', () => {
  it('is that of the library on every day from 2000 to 2150', () => {
    const differing: string[] = [];
    for (let at = Date.UTC(2000, 0, 1); at < Date.UTC(2150, 0, 1); at += DAY_MS) {
      const date = new Date(at);
      const { jy, jm, jd } = toJalaali(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
      const { year, month, day } = solarHijri(date);
      if (year !== jy || month !== jm || day !== jd) differing.push(date.toISOString());
    }
    expect(differing).toEqual([]);
  });

  it.each([
    ['2025-03-20T23:59:59Z', { year: 1403, month: 12, day: 30 }],
    ['2025-03-21T00:00:00Z', { year: 1404, month: 1, day: 1 }],
    ['2026-03-20T23:59:59Z', { year: 1404, month: 12, day: 29 }],
    ['2026-09-22T12:00:00Z', { year: 1405, month: 6, day: 31 }],
    ['2026-09-23T12:00:00Z', { year: 1405, month: 7, day: 1 }],
  ])('of %s is %j', (moment, date) => expect(solarHijri(new Date(moment))).toEqual(date));
});
