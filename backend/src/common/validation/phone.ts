import { toLatinDigits } from '@afshoreh/persian';
import { ValidateBy, type ValidationOptions } from 'class-validator';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

const mostDigits = 15;

/**
 * The one form in which phones are stored (D17): `+989123456789`. Takes Persian, Arabic and Latin digits, spaces,
 * dashes, +98 and 0098. A number that libphonenumber does not know stays as its digits; anything else stays as typed,
 * for the validation to refuse.
 */
export function phoneFormOf(typed: unknown): unknown {
  if (typeof typed !== 'string') return typed;
  const plain = toLatinDigits(typed).replace(/[\s\u200c\u200e\u200f\u202a-\u202e().–-]/g, '');
  if (!/^\+?\d+$/.test(plain)) return typed;
  const international = plain.replace(/^00/, '+');
  const parsed = parsePhoneNumberFromString(international, 'IR');
  return parsed?.isValid() ? parsed.number : international;
}

/** After `@Transform(({ value }) => phoneFormOf(value))`: digits only, from `least` to 15 as they were dialled in Iran. */
export function IsPhone({ least }: { least: number }, options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'isPhone',
      constraints: [least],
      validator: {
        validate: (value: unknown) => typeof value === 'string' && hasFittingLength(value, least),
        defaultMessage: () => 'شماره تماس معتبر نیست',
      },
    },
    options,
  );
}

function hasFittingLength(phone: string, least: number): boolean {
  if (!/^\+?\d+$/.test(phone)) return false;
  const digits = phone.replace(/^\+/, '').length;
  return digits >= least && digits <= mostDigits;
}
