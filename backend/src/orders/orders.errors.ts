import { defineConflict, defineError } from '../common/errors/index.js';
import { takenExternalId } from '../common/external-id.js';
import { copy } from './copy.js';

/** Carries the first unknown product; `errors` points at its line. */
export class ProductUnknown extends defineError(
  'orders.product_unknown',
  400,
  copy.productUnknown,
  'The catalogue has no such product; read GET /api/products again',
  (field: string = 'productId', productId: number = 0) => ({ field, params: { productId } }),
) {}
export class IdempotencyKeyReused extends defineError(
  'orders.idempotency_key_reused',
  422,
  copy.idempotencyKeyReused,
  'This Idempotency-Key was sent with another order; use a new key for a new order',
) {}

/** The same error for a missing order and for a wrong phone, so that nobody can test codes. */
export class OrderNotFound extends defineError(
  'orders.not_found',
  404,
  copy.orderNotFound,
  'There is no order with this id, or with this code and phone',
) {}
export class OrderChangedMeanwhile extends defineConflict('orders.changed_meanwhile', copy.orderChangedMeanwhile) {}

/** Carries the id of the order that has the external id, so that a program finds what it imported before. */
export class OrderExternalIdTaken extends defineError(
  'orders.external_id_taken',
  409,
  copy.externalIdTaken,
  'Another order has this externalId; read the order `existingId`',
  takenExternalId,
) {}

/** The lines of a completed or cancelled order stay as they are. */
export class OrderClosed extends defineError(
  'orders.closed',
  409,
  copy.orderClosed,
  'The order is completed or cancelled; move it to an open status before changing its lines',
) {}

/** A buyer cancels only what nobody works on yet. */
export class OrderTakenUp extends defineError(
  'orders.taken_up',
  409,
  copy.orderTakenUp,
  'Experts work on this order already; a buyer cancels it by phone',
) {}
