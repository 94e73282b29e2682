import { describe, expect, it } from '@jest/globals';
import { formatDeadline } from './deadline.js';

describe('a deadline', () => {
  it.each([
    ['2026-11-22T14:30:00Z', 'امروز، یکشنبه ۱ آذر، تا ساعت ۱۸'],
    ['2026-11-23T06:45:00Z', 'فردا، دوشنبه ۲ آذر، تا ساعت ۱۰:۱۵'],
    // After midnight in Tehran, but not in UTC.
    ['2026-11-23T20:30:00Z', 'سه‌شنبه ۳ آذر، تا ساعت ۰'],
    ['2027-03-20T20:30:00Z', 'یکشنبه ۱ فروردین، تا ساعت ۰'],
  ])('says until when: %s', (moment, words) => {
    expect(formatDeadline(moment, new Date('2026-11-22T09:00:00Z'))).toBe(
      words.replace(/(?<=[۰-۹]) (?=\p{L})|(?<=تا) |(?<=ساعت) /gu, '\u00a0'),
    );
  });
});
