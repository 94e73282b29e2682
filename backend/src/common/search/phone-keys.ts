import { nationalPhoneOf } from '../validation/phone.js';

/**
 * What a stored phone adds to a search key: an Iranian number is looked for as 0914…, 914… or 98914…, and the first and
 * the last of these contain the second. Copies of the release before look inside such keys; this one has search terms.
 */
export function phoneKeyOf(stored: string): string {
  const national = nationalPhoneOf(stored);
  const digits = stored.replace('+', '');
  return national === stored ? digits : `${digits} ${national}`;
}
