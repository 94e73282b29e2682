import { isPictureAddress, isSiteLink } from '@afshoreh/persian';
import { ValidateBy } from 'class-validator';
import { oneLineOf, Text, type FieldOptions } from '../common/validation/index.js';
import { copy } from './copy.js';

interface AddressOptions extends FieldOptions {
  mayBeEmpty?: boolean;
}

function AddressThat(
  accepts: (text: string) => boolean,
  message: string,
  { mayBeEmpty, ...options }: AddressOptions,
): PropertyDecorator {
  const validate = (value: unknown): boolean =>
    typeof value === 'string' && ((mayBeEmpty && value === '') || accepts(value));
  const isAddress = ValidateBy({ name: 'address', validator: { validate } }, { message });
  return Text({ most: 500, apart: true, read: oneLineOf, checks: [isAddress] }, options);
}

/** A link that is safe for visitors: http(s), mailto, tel, or a path on this site. */
export function SiteLink(options: AddressOptions = {}): PropertyDecorator {
  return AddressThat(isSiteLink, copy.linkUnsafe, options);
}

/** The address of a picture on this site; empty when there is no picture. */
export function PictureAddress(options?: FieldOptions): PropertyDecorator {
  return AddressThat(isPictureAddress, copy.imageForeign, {
    mayBeEmpty: true,
    ...options,
  });
}
