import { DomainError } from '../common/errors/index.js';

export class SectionNotFound extends DomainError {
  readonly code = 'content.section_not_found';
  readonly status = 404;
  constructor(id: string) {
    super('چنین بخشی در محتوای سایت نیست', { id });
  }
}

export class SectionVersionNotFound extends DomainError {
  readonly code = 'content.version_not_found';
  readonly status = 404;
  constructor(id: string, version: number) {
    super('این نسخه از محتوا پیدا نشد', { id, version });
  }
}

export class SectionChangedMeanwhile extends DomainError {
  readonly code = 'content.changed_meanwhile';
  readonly status = 409;
  constructor(id: string) {
    super('این بخش را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید', { id });
  }
}
