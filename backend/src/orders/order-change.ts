import type { EntityManager } from 'typeorm';
import { lockedForChange } from '../database/index.js';
import { refuseStale } from '../operations/audit/index.js';
import { orderBy } from './order-list.js';
import { Order } from './order.entity.js';
import { OrderDetailsDto } from './orders.dto.js';
import { OrderChangedMeanwhile, OrderNotFound } from './orders.errors.js';

/**
 * The order to change, locked until the transaction ends: of changes at once each is made of what the one before left, and
 * all are recorded. A change since the
 * version in `mine`, which the admin looked at, is {@link OrderChangedMeanwhile} (D9).
 */
export async function changeable(tx: EntityManager, id: number, mine: object = {}): Promise<Order> {
  // Before everything else is read: what was read earlier may be old by the time the lock is ours.
  await tx.findOne(Order, { select: { id: true }, where: { id }, ...lockedForChange(tx) });
  const order = await orderBy(tx, { id });
  if (!order) throw new OrderNotFound();
  const theirs = recordedStateOf(order, new Date());
  await refuseStale(tx, { subject: 'order', id }, { mine, theirs }, OrderChangedMeanwhile);
  return order;
}

/** An order as the audit keeps it: what follows from the rest, and who has it open, is no change. */
export function recordedStateOf(
  order: Order,
  now: Date,
): Omit<OrderDetailsDto, 'attempts' | 'lastCall' | 'callDueAt' | 'overdue' | 'lease'> {
  const { attempts, lastCall, callDueAt, overdue, lease, ...recorded } = OrderDetailsDto.of(order, now);
  return recorded;
}

/** Stores what methods of a {@link changeable} order changed: one version, of however many of its parts the change was made. */
export async function storeChange(tx: EntityManager, order: Order): Promise<void> {
  order.version += 1;
  const { id, version, status, nextCallAt, reachedAt, callDueAt, assigneeId, leaseHolderId, leasedUntil } = order;
  const { firstCallAt, firstCallBy, firstCallWait } = order;
  const times = { nextCallAt, reachedAt, callDueAt, leasedUntil, firstCallAt, firstCallBy, firstCallWait };
  await tx.update(Order, { id }, { version, status, assigneeId, leaseHolderId, ...times });
}
