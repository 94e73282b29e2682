import { toLatinDigits } from '@afshoreh/persian';

/** Whether this is a phone as order dialog and contact form take it: 8 to 15 digits of any script, +, spaces, dashes (D17). */
export function isPhone(text: string): boolean {
  const phone = toLatinDigits(text);
  const digits = phone.replace(/\D/g, '').length;
  return /^[+\d\s().\-\u200c]*$/.test(phone) && digits >= 8 && digits <= 15;
}
