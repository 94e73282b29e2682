import type { EntityManager } from 'typeorm';
import { lockedForChange } from '../database/index.js';
import { orderBy } from './order-list.js';
import { Order } from './order.entity.js';
import { OrderChangedMeanwhile, OrderNotFound } from './orders.errors.js';

/**
 * The order to change, locked until the transaction ends: of changes at once each is made of what the one before left, and
 * all are recorded. With `seen`, the version the admin looked at, a change in between is {@link OrderChangedMeanwhile} (D9).
 */
export async function changeable(tx: EntityManager, id: number, seen?: number): Promise<Order> {
  // Before everything else is read: what was read earlier may be old by the time the lock is ours.
  await tx.findOne(Order, { select: { id: true }, where: { id }, ...lockedForChange(tx) });
  const order = await orderBy(tx, { id });
  if (!order) throw new OrderNotFound();
  if (seen !== undefined && seen !== order.version) throw new OrderChangedMeanwhile(id);
  return order;
}

/** Stores what a method of a {@link changeable} order changed. */
export async function storeChange(tx: EntityManager, order: Order): Promise<void> {
  const { id, version, status, nextCallAt, reachedAt, callDueAt } = order;
  await tx.update(Order, { id }, { version, status, nextCallAt, reachedAt, callDueAt });
}
