import { describe, expect, it } from '@jest/globals';
import { formatPhone } from './phones.js';

describe('formatPhone', () => {
  it.each([
    ['a mobile', '+989141234567', '۰۹۱۴ ۱۲۳ ۴۵۶۷'],
    ['a landline', '+984432751234', '۰۴۴ ۳۲۷۵ ۱۲۳۴'],
    ['a foreign number', '+905321234567', '+۹۰۵ ۳۲۱ ۲۳۴ ۵۶۷'],
    ['a short number', '12345678', '۱۲ ۳۴۵ ۶۷۸'],
  ])('groups %s', (_what, stored, shown) => expect(formatPhone(stored)).toBe(shown));
});
