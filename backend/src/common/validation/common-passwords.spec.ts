import { expect, it } from '@jest/globals';
import { isCommonPassword } from './common-passwords.js';

it.each([
  'password',
  'Password1!',
  'qwerty123',
  '12345678',
  '۱۲۳۴۵۶۷۸',
  'abcabcabc',
  'aaaaaaaa',
  'abcdefgh',
  '09123456789',
  'Afshoreh1404',
  'admin@123',
  'سلام۱۲۳۴',
])('takes «%s» for a common password', (password) => expect(isCommonPassword(password)).toBe(true));

it.each(['چهار کلمهٔ بی‌ربط', 'correct horse battery', 'kR7#vd2Qpx', 'انار و گردو در مهر'])(
  'lets «%s» pass',
  (password) => expect(isCommonPassword(password)).toBe(false),
);
