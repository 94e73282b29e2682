import { applyDecorators } from '@nestjs/common';
import { MaxLength, ValidateBy } from 'class-validator';
import { isPictureAddress, isSiteLink } from './site-link.js';

const longest = 500;

function AddressThat(name: string, accepts: (text: string) => boolean, message: string, mayBeEmpty: boolean) {
  const validate = (value: unknown): boolean =>
    typeof value === 'string' && ((mayBeEmpty && value === '') || accepts(value));
  return applyDecorators(ValidateBy({ name, validator: { validate } }, { message }), MaxLength(longest));
}

/** A link that visitors may safely follow: http(s), mailto, tel, or a path on this site. */
export function SiteLink({ mayBeEmpty = false } = {}): PropertyDecorator {
  return AddressThat(
    'siteLink',
    isSiteLink,
    'پیوند باید با http یا https، mailto: یا tel: آغاز شود یا مسیری در همین سایت باشد (مانند /products)',
    mayBeEmpty,
  );
}

/** The address of a picture on this site (D42); empty for none. */
export function PictureAddress(): PropertyDecorator {
  return AddressThat(
    'pictureAddress',
    isPictureAddress,
    'تصویر باید از همین سایت باشد؛ آن را نخست در رسانه‌ها بارگذاری کنید',
    true,
  );
}
