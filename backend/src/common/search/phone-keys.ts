import { toLatinDigits } from '@afshoreh/persian';
import { nationalPhoneOf } from '../validation/phone.js';

/** A phone in a question: it begins with +, 0 or 9, and there may be what people put between digits (D17). */
const typedPhone = /(?<![\p{L}\p{N}])\(?[+09][\d\s().\-–\p{Cf}]*\d/gu;

/**
 * What a stored phone adds to a search key: an Iranian number is looked for as 0914…, 914… or 98914…, and the first and
 * the last of these contain the second.
 */
export function phoneKeyOf(stored: string): string {
  const national = nationalPhoneOf(stored);
  const digits = stored.replace('+', '');
  return national === stored ? digits : `${digits} ${national}`;
}

/**
 * A question for keys that hold a phone: one that was typed becomes a word of bare digits, as {@link phoneKeyOf} has them;
 * «۰۰۹۸» is the same as «+۹۸». Words around it stay.
 */
export function withPhonesAsKeys(question: string): string {
  return toLatinDigits(question).replace(typedPhone, (phone) => phone.replace(/\D/g, '').replace(/^00(?=[1-9])/, ''));
}
