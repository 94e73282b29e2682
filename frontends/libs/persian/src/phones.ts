import { toLatinDigits, toPersianDigits } from './digits.js';
import { leftToRight } from './left-to-right.js';

/** Two-digit area codes are three with the leading zero, as 021 and 044. */
const IRAN_MOBILE = /^\+98(9\d{2})(\d{3})(\d{4})$/;
const IRAN_LANDLINE = /^\+98(\d{2})(\d{4})(\d{4})$/;

/**
 * A stored phone number (+98…) as people read it, in Persian digits and groups: «۰۹۱۴ ۱۲۳ ۴۵۶۷», «۰۴۴ ۳۲۷۵ ۱۲۳۴»; numbers of
 * other countries keep their +. It reads from left to right: put it in `<bdi dir="ltr">`.
 */
export function formatPhone(phone: string): string {
  const plain = toLatinDigits(phone).replace(/[^\d+]/g, '');
  const iranian = IRAN_MOBILE.exec(plain) ?? IRAN_LANDLINE.exec(plain);
  if (iranian) return toPersianDigits(`0${iranian.slice(1).join(' ')}`);
  return toPersianDigits(plain.replace(/(?<=\d)(?=(\d{3})+$)/g, ' '));
}

/** {@link formatPhone} with Unicode isolates, for plain text such as an e-mail, so that its groups keep their order. */
export function phoneInText(phone: string): string {
  return leftToRight(formatPhone(phone).replaceAll(' ', '\u00a0'));
}

/** Separators between digits, and invisible marks that are copied along with a number. */
const SEPARATORS = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069().\-–]/g;

/**
 * A typed phone number (any digits, separators, +98 or 0098) as Latin digits with an optional leading +. Null when the text
 * contains anything else.
 */
export function plainPhone(typed: string): string | null {
  const plain = toLatinDigits(typed).replace(SEPARATORS, '').replace(/^00/, '+');
  return /^\+?\d*$/.test(plain) ? plain : null;
}

export type PhoneProblem = 'missing' | 'invalid' | 'short' | 'long';

/** The most digits of a stored number. */
export const MOST_PHONE_DIGITS = 15;

/** Why a text is not a phone number of `least` to 15 digits; null when it is one. */
export function phoneProblem(typed: string, least = 8): PhoneProblem | null {
  const plain = plainPhone(typed);
  if (plain === '') return 'missing';
  if (plain === null) return 'invalid';
  const digits = plain.replace('+', '').length;
  if (digits < least) return 'short';
  return digits > MOST_PHONE_DIGITS ? 'long' : null;
}
