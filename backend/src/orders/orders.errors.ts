import { defineConflict, defineError } from '../common/errors/index.js';
import { copy } from './copy.js';

/** Carries the first unknown product; `errors` points at its line. */
export class ProductUnknown extends defineError(
  'orders.product_unknown',
  400,
  copy.productUnknown,
  (field: string = 'productId', productId: number = 0) => ({ field, params: { productId } }),
) {}
export class IdempotencyKeyReused extends defineError(
  'orders.idempotency_key_reused',
  422,
  copy.idempotencyKeyReused,
) {}

/** The same error for a missing order and for a wrong phone, so that nobody can test codes. */
export class OrderNotFound extends defineError('orders.not_found', 404, copy.orderNotFound) {}
export class OrderChangedMeanwhile extends defineConflict('orders.changed_meanwhile', copy.orderChangedMeanwhile) {}
