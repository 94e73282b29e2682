import { toPersianDigits } from '@afshoreh/persian';
import type { MediaPlace } from './media-use.entity.js';

export const copy = {
  mediaTypeUnsupported: 'فقط تصویر JPEG، PNG، WebP، AVIF و GIF و سند PDF پذیرفته می‌شود',
  mediaDamaged: 'این فایل خراب یا ناقص است و باز نمی‌شود',
  mediaTooManyPixels: 'این تصویر بیش از اندازه بزرگ است؛ اندازهٔ آن باید حداکثر ۵۰ میلیون پیکسل باشد',
  pdfEncrypted: 'این سند PDF رمز یا قفل دارد؛ نسخهٔ بدون رمز و قفل آن را بارگذاری کنید',
  pdfWithScripts: 'این سند PDF دستور اجرایی دارد و پذیرفته نمی‌شود',
  pdfWithAttachments: 'این سند PDF فایل دیگری در خود دارد؛ نسخهٔ بدون پیوست آن را بارگذاری کنید',
  mediaNotFound: 'این فایل در کتابخانهٔ رسانه پیدا نشد',
  mediaFileNotFound: 'این فایل پیدا نشد',
  mediaRangeNotSatisfiable: 'این بخش از فایل وجود ندارد',
  mediaGone: 'این فایل در کتابخانهٔ رسانه نیست؛ آن را دوباره انتخاب کنید',
  mediaChangedMeanwhile: 'این فایل را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید',
  mediaKindDiffers: 'تصویر را فقط با تصویر و سند را فقط با سند جایگزین کنید',
  mediaAlreadyThere: 'همین فایل جداگانه در کتابخانهٔ رسانه هست؛ آن را انتخاب کنید یا نخست حذف کنید',
  tagsWrong: 'برچسب‌ها باید حداکثر ۲۰ تا و هرکدام حداکثر ۴۰ کاراکتر باشد',
  tagsTooManyTogether: 'این فایل در کتابخانه هست و برچسب‌های جدید کنار برچسب‌های آن جا نمی‌شود؛ برچسب کمتری بنویسید',
  addressWrong: 'نشانی فایل باید با \u2066/media/\u2069 آغاز شود',
  columns: {
    id: 'شناسه',
    name: 'نام فایل',
    address: 'نشانی',
    type: 'نوع',
    size: 'حجم (بایت)',
    width: 'پهنا (پیکسل)',
    height: 'بلندا (پیکسل)',
    tags: 'برچسب‌ها',
    alt: 'متن جایگزین',
    createdAt: 'زمان بارگذاری',
  },
  unnamed: 'بی‌نام',
  oneFileOnly: 'هر بار یک فایل و فقط با نام file بفرستید',
  valueTooLong: 'این مقدار بیش از اندازه بلند است',
  fileMissing: 'فایل را انتخاب کنید',
  fileEmpty: 'این فایل خالی است',
} as const;

/** What admins call the places that show a file. */
export const placeNames: Record<MediaPlace, string> = {
  product: 'محصول',
  section: 'بخش سایت',
  post: 'مقالهٔ وبلاگ',
  seller: 'فروشنده',
  certificate: 'گواهی',
  analysis: 'برگهٔ آنالیز',
};

/** @param most megabytes */
export function tooLarge(most: number): string {
  return `حجم فایل باید حداکثر ${toPersianDigits(most)} مگابایت باشد`;
}

/** @param uses names of the places: «محصول «کنسانترهٔ سیب»» */
export function inUse(uses: readonly string[] = []): string {
  return `این فایل در حال استفاده است و حذف نمی‌شود${uses.length > 0 ? `: ${listOf(uses)}` : ''}`;
}

/** At most three by name. */
function listOf(uses: readonly string[]): string {
  const named = uses.slice(0, 3).join('، ');
  return uses.length > 3 ? `${named} و ${toPersianDigits(uses.length - 3)} جای دیگر` : named;
}
