import { describe, expect, it } from '@jest/globals';
import { formatNearDay, formatSpan, formatTime } from './near-time.js';

/** A Sunday in Tehran, 12:30. */
const now = new Date('2026-11-22T09:00:00Z');

describe('a moment near now', () => {
  it.each([
    ['2026-11-21T20:29:59Z', 'دیروز'],
    ['2026-11-21T20:30:00Z', 'امروز'],
    ['2026-11-22T20:29:59Z', 'امروز'],
    ['2026-11-22T20:30:00Z', 'فردا'],
    ['2026-11-23T20:30:00Z', 'سه‌شنبه ۳\u00a0آذر'],
  ])('is called by its day in Tehran: %s', (moment, day) => expect(formatNearDay(moment, now)).toBe(day));

  it('uses the time of Tehran', () => expect(formatTime('2026-11-22T05:30:00Z')).toBe('۹:۰۰'));

  it.each([
    [20_000, '۱\u00a0دقیقه'],
    [59 * 60_000, '۵۹\u00a0دقیقه'],
    [119 * 60_000, '۱\u00a0ساعت'],
    [49 * 3_600_000, '۲\u00a0روز'],
  ])('is %i ms away in the largest full unit', (span, words) => expect(formatSpan(span)).toBe(words));
});
