import { toLatinDigits, toPersianDigits } from './digits.js';

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
