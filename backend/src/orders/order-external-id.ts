import type { EntityManager } from 'typeorm';
import { isUniqueViolation, type Database } from '../database/index.js';
import { Order } from './order.entity.js';
import { OrderExternalIdTaken } from './orders.errors.js';

/** Throws {@link OrderExternalIdTaken} when an order has this external id. */
export async function refuseTakenExternalId(manager: EntityManager, externalId: string | null): Promise<void> {
  if (externalId === null) return;
  const holder = await manager.findOne(Order, { select: { id: true }, where: { externalId } });
  if (holder) throw new OrderExternalIdTaken(externalId, holder.id);
}

/** For `.catch()`: of two orders that get the same external id at once, the second one violates the unique index. */
export function externalIdTaken(database: Database, externalId: string | null): (error: unknown) => Promise<never> {
  return async (error) => {
    if (isUniqueViolation(error)) await refuseTakenExternalId(database.read, externalId);
    throw error;
  };
}
