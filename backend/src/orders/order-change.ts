import type { EntityManager } from 'typeorm';
import { orderBy } from './order-list.js';
import { Order } from './order.entity.js';
import { OrderChangedMeanwhile, OrderNotFound } from './orders.errors.js';

/** The order to change. With `seen`, the version the admin looked at, a change in between is {@link OrderChangedMeanwhile} (D9). */
export async function changeable(tx: EntityManager, id: number, seen?: number): Promise<Order> {
  const order = await orderBy(tx, { id });
  if (!order) throw new OrderNotFound();
  if (seen !== undefined && seen !== order.version) throw new OrderChangedMeanwhile(id);
  return order;
}

/** Stores what a method of the order changed, unless another transaction did so between our reading and our writing. */
export async function storeChange(tx: EntityManager, order: Order): Promise<void> {
  const { id, version, status, nextCallAt, reachedAt, callDueAt } = order;
  const change = { version, status, nextCallAt, reachedAt, callDueAt };
  const { affected } = await tx.update(Order, { id, version: version - 1 }, change);
  if (!affected) throw new OrderChangedMeanwhile(id);
}
