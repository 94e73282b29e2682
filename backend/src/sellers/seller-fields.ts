import { applyDecorators } from '@nestjs/common';
import { toLatinDigits } from '@afshoreh/persian';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength, ValidateBy } from 'class-validator';
import { isSiteLink } from '../content/index.js';

const longestAddress = 500;
const mostImages = 20;
const largestId = 2_147_483_647;

function read(reading: (typed: string) => string): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? reading(value) : value));
}

/** A registration or national id: 1 to 15 digits as people group them, in any digits; the code gets Latin ones. */
export function RegistrationNumber(): PropertyDecorator {
  return applyDecorators(
    read((typed) => toLatinDigits(typed).replace(/[\s\p{Cf}\-–/.]/gu, '')),
    Matches(/^\d{1,15}$/, { message: 'شناسهٔ ملی یا شمارهٔ ثبت باید بین ۱ تا ۱۵ رقم باشد' }),
    IsString(),
  );
}

/** A number of some authority: short text whose digits become Latin. */
export function LatinDigits(): PropertyDecorator {
  return read(toLatinDigits);
}

/** The address of a site on the web; people leave out `https://`. */
export function WebAddress(): PropertyDecorator {
  return applyDecorators(
    read(webAddressOf),
    MaxLength(longestAddress),
    ValidateBy(
      {
        name: 'webAddress',
        validator: { validate: (value: unknown) => typeof value === 'string' && isWebAddress(value) },
      },
      { message: 'نشانی وب‌سایت درست نیست' },
    ),
  );
}

function webAddressOf(typed: string): string {
  const text = typed.trim();
  return /^[a-z][a-z\d+-]*:|^\/|^$/i.test(text) ? text : `https://${text}`;
}

/** On the web, not on this site or machine: the name has a dot. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && isSiteLink(text) && new URL(text).hostname.includes('.');
}

/** Ids of media, separated by commas, each once. Ids in any digits; the code gets `3,12`. */
export function MediaIds(): PropertyDecorator {
  return applyDecorators(
    read((typed) =>
      [
        ...new Set(
          toLatinDigits(typed)
            .split(/[\s,،]+/)
            .filter(Boolean),
        ),
      ].join(','),
    ),
    ValidateBy(
      {
        name: 'mediaIds',
        validator: { validate: (value: unknown) => typeof value === 'string' && areMediaIds(value.split(',')) },
      },
      { message: 'تصویرهای کارخانه باید حداکثر ۲۰ شناسه باشد که با ویرگول از هم جدا شده‌اند' },
    ),
  );
}

function areMediaIds(ids: string[]): boolean {
  return (
    ids.length <= mostImages && ids.every((id) => /^\d{1,10}$/.test(id) && Number(id) > 0 && Number(id) <= largestId)
  );
}
