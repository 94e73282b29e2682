import { DomainError } from '../common/errors/index.js';

export class SellerNotFound extends DomainError {
  readonly code = 'sellers.not_found';
  readonly status = 404;
  constructor(id: number) {
    super('این فروشنده پیدا نشد', { id });
  }
}

export class SellerChangedMeanwhile extends DomainError {
  readonly code = 'sellers.changed_meanwhile';
  readonly status = 409;
  constructor(id: number) {
    super('این فروشنده را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید و دوباره ذخیره کنید', { id });
  }
}
