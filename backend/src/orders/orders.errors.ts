import { ChangedMeanwhile, DomainError, type FieldConflict } from '../common/errors/index.js';
import { copy } from './copy.js';

/** Names the first unknown product; `errors` points at its line. */
export class ProductUnknown extends DomainError {
  readonly code = 'orders.product_unknown';
  readonly status = 400;
  override readonly errors;
  constructor(field = 'productId', productId = 0) {
    super(copy.productUnknown, { productId });
    this.errors = [{ field, message: copy.productUnknown }];
  }
}

export class IdempotencyKeyReused extends DomainError {
  readonly code = 'orders.idempotency_key_reused';
  readonly status = 422;
  constructor() {
    super(copy.idempotencyKeyReused);
  }
}

/** The same answer for a missing order and for a wrong pair of code and phone (D8). */
export class OrderNotFound extends DomainError {
  readonly code = 'orders.not_found';
  readonly status = 404;
  constructor() {
    super(copy.orderNotFound);
  }
}

export class OrderChangedMeanwhile extends ChangedMeanwhile {
  readonly code = 'orders.changed_meanwhile';
  constructor(id: number, conflicts?: FieldConflict[]) {
    super(copy.orderChangedMeanwhile, { id }, conflicts);
  }
}
