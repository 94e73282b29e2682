import { toPersianDigits } from '@afshoreh/persian';
import { DomainError, type FieldError } from '../common/errors/index.js';

/** About the file of an upload; the sentence stands under it. */
abstract class FileRefused extends DomainError {
  override readonly errors: FieldError[];
  constructor(message: string, params?: Record<string, unknown>) {
    super(message, params);
    this.errors = [{ field: 'file', message }];
  }
}

export class MediaTypeUnsupported extends FileRefused {
  readonly code = 'media.type_unsupported';
  readonly status = 415;
  constructor() {
    super('فقط تصویر JPEG، PNG، WebP، AVIF و GIF و سند PDF پذیرفته می‌شود');
  }
}

export class MediaDamaged extends FileRefused {
  readonly code = 'media.damaged';
  readonly status = 400;
  constructor(reason?: string) {
    super('این پرونده خراب یا ناقص است و باز نمی‌شود', reason ? { reason } : {});
  }
}

export class MediaTooLarge extends FileRefused {
  readonly code = 'media.too_large';
  readonly status = 413;
  /** @param most bytes */
  constructor(most: number = 20 * 1024 * 1024) {
    super(`حجم پرونده باید حداکثر ${toPersianDigits(Math.floor(most / 1024 / 1024))} مگابایت باشد`);
  }
}

export class MediaTooManyPixels extends FileRefused {
  readonly code = 'media.too_many_pixels';
  readonly status = 400;
  constructor() {
    super('این تصویر بیش از اندازه بزرگ است؛ اندازهٔ آن باید حداکثر ۵۰ میلیون پیکسل باشد');
  }
}

export class PdfEncrypted extends FileRefused {
  readonly code = 'media.pdf_encrypted';
  readonly status = 400;
  constructor() {
    super('این سند PDF رمز دارد؛ نسخهٔ بدون رمز آن را بارگذاری کنید');
  }
}

export class PdfWithScripts extends FileRefused {
  readonly code = 'media.pdf_with_scripts';
  readonly status = 400;
  constructor() {
    super('این سند PDF دستور اجرایی دارد و پذیرفته نمی‌شود');
  }
}

export class MediaNotFound extends DomainError {
  readonly code = 'media.not_found';
  readonly status = 404;
  constructor(which: number | string) {
    super('این پرونده در کتابخانهٔ رسانه پیدا نشد', { which });
  }
}

export class MediaFileNotFound extends DomainError {
  readonly code = 'media.file_not_found';
  readonly status = 404;
  constructor(filename: string) {
    super('این پرونده پیدا نشد', { filename });
  }
}

export class MediaInUse extends DomainError {
  readonly code = 'media.in_use';
  readonly status = 409;
  override readonly errors: FieldError[];
  /** @param uses Persian names of the places: «محصول «کنسانتره سیب»» */
  constructor(uses: readonly string[] = []) {
    super(`این پرونده در حال استفاده است و حذف نمی‌شود${uses.length > 0 ? `: ${listOf(uses)}` : ''}`);
    this.errors = uses.map((message, index) => ({ field: `uses.${index}`, message }));
  }
}

/** At most three by name. */
function listOf(uses: readonly string[]): string {
  const named = uses.slice(0, 3).join('، ');
  return uses.length > 3 ? `${named} و ${toPersianDigits(uses.length - 3)} جای دیگر` : named;
}

export class MediaRangeNotSatisfiable extends DomainError {
  readonly code = 'media.range_not_satisfiable';
  readonly status = 416;
  constructor() {
    super('این بخش از پرونده وجود ندارد');
  }
}
