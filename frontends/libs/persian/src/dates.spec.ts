import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { formatDate, formatDateTime, persianYear } from './dates.js';
import { toPersianDigits } from './digits.js';

describe('dates', () => {
  it('writes the Persian day of Tehran with two digits each', () => {
    expect(formatDate('2025-05-18T09:00:00.000Z')).toBe('۱۴۰۴/۰۲/۲۸');
  });

  it('keeps day and time together and in order, and already writes the next day when it is past midnight in Tehran only', () => {
    expect(formatDateTime('2025-03-20T20:29:00.000Z')).toBe('\u2066۱۴۰۳/۱۲/۳۰\u00a0۲۳:۵۹\u2069');
    expect(formatDateTime('2025-03-20T20:30:00.000Z')).toBe('\u2066۱۴۰۴/۰۱/۰۱\u00a0۰۰:۰۰\u2069');
  });

  it('takes a Date as well as a text', () => {
    expect(formatDate(new Date('2025-05-18T09:00:00.000Z'))).toBe('۱۴۰۴/۰۲/۲۸');
  });

  it('refuses a text that is no date', () => expect(() => formatDate('دیروز')).toThrow(RangeError));

  it('returns the Persian year, which changes at Nowruz', () => {
    expect(persianYear(new Date('2026-03-20T12:00:00Z'))).toBe(1404);
    expect(persianYear(new Date('2026-03-21T12:00:00Z'))).toBe(1405);
  });

  it('agrees with the calendar and the clock of Intl at every moment of a century', () => {
    const calendar = new Intl.DateTimeFormat('en-US-u-ca-persian-nu-latn', {
      timeZone: 'Asia/Tehran',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const moment = fc.date({ min: new Date('1980-01-01'), max: new Date('2080-01-01'), noInvalidDate: true });
    const written = (date: Date) => {
      const parts = Object.fromEntries(calendar.formatToParts(date).map(({ type, value }) => [type, value]));
      const day = `${parts.year}/${parts.month}/${parts.day}`;
      return `\u2066${toPersianDigits(`${day}\u00a0${parts.hour}:${parts.minute}`)}\u2069`;
    };
    const before = new Date('2022-09-21T19:29:59Z');
    fc.assert(
      fc.property(moment, (date) => expect(formatDateTime(date)).toBe(written(date))),
      { numRuns: 2_000, examples: [[before], [new Date('2022-09-21T19:30:00Z')], [new Date('2022-09-22T00:00:00Z')]] },
    );
  });

  it('needs no Intl for moments of these years, which is slow to begin', () => {
    const byIntl = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    expect(formatDate('2025-05-18T09:00:00.000Z')).toBe('۱۴۰۴/۰۲/۲۸');
    expect(byIntl).not.toHaveBeenCalled();
    formatDate('2021-05-18T09:00:00.000Z');
    expect(byIntl).toHaveBeenCalledTimes(1);
    byIntl.mockRestore();
  });
});
