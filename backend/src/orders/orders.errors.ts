import { DomainError } from '../common/errors/index.js';

/** Names the first unknown product; `errors` points at its line. */
export class ProductUnknown extends DomainError {
  readonly code = 'orders.product_unknown';
  readonly status = 400;
  override readonly errors;
  constructor(field = 'productId', productId = 0) {
    super('این محصول دیگر در فهرست ما نیست', { productId });
    this.errors = [{ field, message: 'این محصول دیگر در فهرست ما نیست' }];
  }
}

export class IdempotencyKeyReused extends DomainError {
  readonly code = 'orders.idempotency_key_reused';
  readonly status = 422;
  constructor() {
    super('این درخواست پیش‌تر با اطلاعات دیگری ثبت شده است؛ صفحه را تازه کنید و دوباره سفارش دهید');
  }
}

/** The same answer for a missing order and for a wrong pair of code and phone (D8). */
export class OrderNotFound extends DomainError {
  readonly code = 'orders.not_found';
  readonly status = 404;
  constructor() {
    super('سفارشی با این مشخصات پیدا نشد');
  }
}

export class OrderChangedMeanwhile extends DomainError {
  readonly code = 'orders.changed_meanwhile';
  readonly status = 409;
  constructor(id: number) {
    super('این سفارش را همین حالا مدیر دیگری تغییر داده است؛ صفحه را تازه کنید', { id });
  }
}
