import { MOST_PHONE_DIGITS, phoneProblem, plainPhone } from '@afshoreh/persian';
import { ValidateBy } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { parsePhoneNumberFromString as parseMobileNumber } from 'libphonenumber-js/mobile';
import { Field, type FieldOptions } from './field.js';
import { readText } from './text.js';

/**
 * The stored form of a phone number, `+989123456789`. Accepts Persian, Arabic and Latin digits, spaces, dashes, +98 and
 * 0098. A number of an unknown country is stored as its digits. Returns null when it does not have 8 to 15 digits.
 */
export function storedPhone(typed: string): string | null {
  const plain = plainPhone(typed);
  if (plain === null || phoneProblem(plain) !== null) return null;
  const known = parsePhoneNumberFromString(plain, 'IR');
  return known?.isValid() ? known.number : plain;
}

/** A stored phone as it is dialled inside Iran, `09123456789`; foreign numbers are returned unchanged. */
export function nationalPhoneOf(stored: string): string {
  return stored.startsWith('+98') ? `0${stored.slice(3)}` : stored;
}

/** The calling code of the country, `98`, of a stored phone that can get text messages; null for any other phone. */
export function mobileCountryOf(stored: string): string | null {
  const known = parseMobileNumber(stored);
  return known?.isValid() ? known.countryCallingCode : null;
}

/** The handler gets the stored form. `least` counts digits; `message` replaces the general sentence. */
export function Phone(
  least: number,
  { message, ...options }: FieldOptions & { message?: string } = {},
): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && isStored(value, least);
  const isPhone = ValidateBy(
    { name: 'phone', constraints: [least, MOST_PHONE_DIGITS], validator: { validate } },
    { message },
  );
  const read = readText((typed) => storedOrAsTyped(typed, least));
  return Field({ schema: { type: String }, checks: [isPhone], read }, options);
}

/** A phone that can get text messages, in any digits. The handler gets the stored form. */
export function MobilePhone(message: string): PropertyDecorator {
  const validate = (value: unknown): boolean => typeof value === 'string' && mobileCountryOf(value) !== null;
  const isMobile = ValidateBy({ name: 'mobilePhone', validator: { validate } }, { message });
  const read = readText((typed) => storedPhone(typed) ?? typed);
  return Field({ schema: { type: String }, checks: [isMobile], read }, { example: '۰۹۱۲ ۳۴۵ ۶۷۸۹' });
}

function storedOrAsTyped(typed: string, least: number): string {
  return (phoneProblem(typed, least) === null ? storedPhone(typed) : null) ?? typed;
}

function isStored(value: string, least: number): boolean {
  return /^\+?\d+$/.test(value) && phoneProblem(value, least) === null;
}
