import { describe, expect, it } from '@jest/globals';
import { formatDate } from './dates.js';
import { parsePersianDay } from './persian-day.js';

describe('a day of the Persian calendar', () => {
  it.each([
    ['۱۴۰۵/۱۲/۲۹', '2027-03-20'],
    ['1405-12-29', '2027-03-20'],
    [' ١٤٠٤/١/١ ', '2025-03-21'],
    ['۱۴۰۳/۱۲/۳۰', '2025-03-20'],
  ])('%s is %s', (typed, day) => expect(parsePersianDay(typed)).toBe(day));

  it.each(['', '۱۴۰۴/۱۲/۳۰', '۱۴۰۵/۱۳/۱', '۱۴۰۵/۷/۳۱', '۰۵/۱۲/۲۹', '۱۴۰۵', 'فردا'])('is not «%s»', (typed) =>
    expect(parsePersianDay(typed)).toBeNull(),
  );

  it('is written as it was read', () => {
    const written = formatDate(`${parsePersianDay('۱۴۰۶/۰۷/۳۰')}T12:00:00Z`);
    expect(written).toBe('۱۴۰۶/۰۷/۳۰');
  });
});
