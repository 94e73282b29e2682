import { foldForSearch } from '@afshoreh/persian';
import { nationalPhoneOf } from '../validation/phone.js';

/**
 * What a stored phone adds to a search key: an Iranian number is looked for as 0914…, 914… or 98914…, and the first and
 * the last of these contain the second.
 */
export function phoneKeyOf(stored: string): string {
  const national = nationalPhoneOf(stored);
  const digits = stored.replace('+', '');
  return national === stored ? digits : `${digits} ${national}`;
}

/** A question for a name or a phone, folded as the keys are. A typed phone loses its +; «۰۰۹۸» is the same as «+98». */
export function wantedOf(question: string): string {
  return foldForSearch(question).replace(/^\+|^00(?=98)/, '');
}
