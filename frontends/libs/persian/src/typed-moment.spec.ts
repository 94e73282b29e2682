import { describe, expect, it } from '@jest/globals';
import { formatDateTime } from './dates.js';
import { parseMoment } from './typed-moment.js';

/** Sunday, 1 Azar 1405, 12:30 in Tehran. */
const now = new Date('2026-11-22T09:00:00Z');
const understood = (typed: string) => {
  const moment = parseMoment(typed, now);
  return (
    moment &&
    formatDateTime(moment)
      .replace(/[\u2066\u2069]/g, '')
      .replace('\u00a0', ' ')
  );
};

describe('a typed moment', () => {
  it.each([
    ['۱۴۰۵/۹/۳ ۱۰:۳۰', '۱۴۰۵/۰۹/۰۳ ۱۰:۳۰'],
    ['1405-09-03 ساعت 10', '۱۴۰۵/۰۹/۰۳ ۱۰:۰۰'],
    ['۹/۳ ۸', '۱۴۰۵/۰۹/۰۳ ۰۸:۰۰'],
    ['۸/۳ ۸', '۱۴۰۶/۰۸/۰۳ ۰۸:۰۰'],
    ['فردا ۹', '۱۴۰۵/۰۹/۰۲ ۰۹:۰۰'],
    ['پس‌فردا، ۱۴:۳۰', '۱۴۰۵/۰۹/۰۳ ۱۴:۳۰'],
    ['فردا', '۱۴۰۵/۰۹/۰۲ ۰۹:۰۰'],
    ['سه‌شنبه ۹', '۱۴۰۵/۰۹/۰۳ ۰۹:۰۰'],
    ['سه شنبه ۹', '۱۴۰۵/۰۹/۰۳ ۰۹:۰۰'],
    ['شنبه', '۱۴۰۵/۰۹/۰۷ ۰۹:۰۰'],
    ['يكشنبه ۹', '۱۴۰۵/۰۹/۰۸ ۰۹:۰۰'],
    ['١٦:٠٠', '۱۴۰۵/۰۹/۰۱ ۱۶:۰۰'],
    ['۱۰', '۱۴۰۵/۰۹/۰۲ ۱۰:۰۰'],
  ])('«%s» is the next moment it can mean', (typed, moment) => expect(understood(typed)).toBe(moment));

  it.each(['', '   ', 'بعداً', '۲۵', '۱۰:۶۰', '۱۴۰۵/۱۲/۳۰ ۹', '۱۴۰۵/۸/۳ ۹', 'امروز ۹', '۹/۳۱ ۹', 'شنبه ۹ صبح'])(
    '«%s» is none that is still to come',
    (typed) => expect(parseMoment(typed, now)).toBeNull(),
  );
});
