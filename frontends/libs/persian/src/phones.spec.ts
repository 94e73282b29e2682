import { describe, expect, it } from '@jest/globals';
import { formatPhone, phoneInText, phoneProblem, plainPhone } from './phones.js';

describe('formatPhone', () => {
  it.each([
    ['a mobile', '+989141234567', '۰۹۱۴ ۱۲۳ ۴۵۶۷'],
    ['a landline', '+984432751234', '۰۴۴ ۳۲۷۵ ۱۲۳۴'],
    ['a foreign number', '+905321234567', '+۹۰۵ ۳۲۱ ۲۳۴ ۵۶۷'],
    ['a short number', '12345678', '۱۲ ۳۴۵ ۶۷۸'],
  ])('groups %s', (_what, stored, shown) => expect(formatPhone(stored)).toBe(shown));

  it('keeps its groups in order in a text without markup', () =>
    expect(phoneInText('+989141234567')).toBe('\u2066۰۹۱۴\u00a0۱۲۳\u00a0۴۵۶۷\u2069'));
});

describe('plainPhone', () => {
  it.each([
    ['۰۹۱۴ ۱۲۳ ۴۵۶۷', '09141234567'],
    ['٠٩١٤١٢٣٤٥٦٧', '09141234567'],
    ['(044) 3275-1234', '04432751234'],
    ['0098-914-123-4567', '+989141234567'],
    ['\u200e+98 914\u200c1234567', '+989141234567'],
    ['', ''],
  ])('reads «%s»', (typed, plain) => expect(plainPhone(typed)).toBe(plain));

  it.each(['تلفن ندارم', '0914123456x', '09+14123456', '++989141234567'])('refuses «%s»', (typed) =>
    expect(plainPhone(typed)).toBeNull(),
  );
});

describe('phoneProblem', () => {
  it.each([
    ['۱۲۳۴۵۶۷۸', 8, null],
    ['۱۲۳۴۵۶۷', 8, 'short'],
    ['00 1234567', 8, 'short'],
    ['091412345', 10, 'short'],
    ['0914123456', 10, null],
    ['0914-123-4567-8901', 8, null],
    ['0914-123-4567-89012', 8, 'long'],
    [' - ', 8, 'missing'],
    ['فردا زنگ بزنید', 8, 'invalid'],
  ])('of «%s» with at least %s digits is %s', (typed, least, problem) =>
    expect(phoneProblem(typed, least)).toBe(problem),
  );
});
