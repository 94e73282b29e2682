import { describe, expect, it } from '@jest/globals';
import { phoneKeyOf, withPhonesAsKeys } from './phone-keys.js';
import { searchWordsOf } from './search-words.js';

const finds = (question: string, stored: string): boolean =>
  searchWordsOf(withPhonesAsKeys(question)).every((word) => phoneKeyOf(stored).includes(word));

describe('a phone in the list of people (D17)', () => {
  it.each([
    '09351112233',
    '9351112233',
    '+989351112233',
    '00989351112233',
    '۰۹۳۵ ۱۱۱ ۲۲۳۳',
    '٠٩٣٥ ١١١',
    '+98 935 111',
    '۰۰۹۸ ۹۳۵',
    '0935-111-2233',
    '(0935) 111',
    '0935.111.22',
    '\u200e0935\u200c111',
    '0935–111',
    '111 2233',
    '2233',
    '93',
  ])('is found by %j', (question) => expect(finds(question, '+989351112233')).toBe(true));

  it.each(['0936', '0935 112', '00989361', '+49935', '2234'])('is not found by %j', (question) =>
    expect(finds(question, '+989351112233')).toBe(false),
  );

  it.each(['+49 30 1234', '0049 30', '4930', '30 1234'])('of another country is found by %j', (question) =>
    expect(finds(question, '+49301234567')).toBe(true),
  );
});

it('leaves the words around a phone, and what is none, as they are', () => {
  expect(withPhonesAsKeys('شرکت ۳ پرديس +98 935 info@0935.ir')).toBe('شرکت 3 پرديس 98935 info@0935.ir');
  expect(withPhonesAsKeys('0 9 + a09-12')).toBe('09 + a09-12');
});
