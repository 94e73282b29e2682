import { applyDecorators } from '@nestjs/common';
import { toLatinDigits } from '@afshoreh/persian';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

const leastDigits = 8;
const mostDigits = 15;
/** What people put between digits, and the invisible marks that come along when they copy. */
const separators = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069().\-–]/g;

/**
 * The one form in which a phone number is kept (D17): `+989123456789`. Takes Persian, Arabic and Latin digits, spaces,
 * dashes, +98 and 0098. A number that no country knows stays as its digits; null when it is no number of 8 to 15 digits.
 */
export function storedPhone(typed: string): string | null {
  const plain = plainPhone(typed);
  if (plain === null || digitsIn(plain) < leastDigits || digitsIn(plain) > mostDigits) return null;
  const known = parsePhoneNumberFromString(plain, 'IR');
  return known?.isValid() ? known.number : plain;
}

/** A stored phone as it is dialled inside the country, `09123456789`; numbers of other countries stay as they are. */
export function nationalPhoneOf(stored: string): string {
  return stored.startsWith('+98') ? `0${stored.slice(3)}` : stored;
}

/** A phone field: the request gets the stored form. `least` counts the digits as they were typed (spec §5, D17). */
export function Phone(least: number, message: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => storedOrAsTyped(value, least)),
    ValidateBy(
      {
        name: 'phone',
        constraints: [least],
        validator: { validate: (value: unknown) => typeof value === 'string' && isStored(value, least) },
      },
      { message },
    ),
  );
}

function storedOrAsTyped(value: unknown, least: number): unknown {
  if (typeof value !== 'string') return value;
  const isLongEnough = digitsIn(plainPhone(value) ?? '') >= least;
  return (isLongEnough ? storedPhone(value) : null) ?? value;
}

function isStored(value: string, least: number): boolean {
  return /^\+?\d+$/.test(value) && digitsIn(value) >= least && digitsIn(value) <= mostDigits;
}

/** Digits with an optional leading plus, or null when anything else is in between. */
function plainPhone(typed: string): string | null {
  const plain = toLatinDigits(typed).replace(separators, '').replace(/^00/, '+');
  return /^\+?\d+$/.test(plain) ? plain : null;
}

function digitsIn(phone: string): number {
  return phone.replace(/\D/g, '').length;
}
