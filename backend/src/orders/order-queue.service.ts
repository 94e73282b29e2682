import { Injectable } from '@nestjs/common';
import { IsNull, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import type { Admin } from '../auth/index.js';
import { storedInstant } from '../database/columns.js';
import { Database } from '../database/index.js';
import { orderBy } from './order-list.js';
import { Order } from './order.entity.js';
import { OrderNotFound } from './orders.errors.js';

const leaseMs = 10 * 60 * 1000;
/** More than take orders at the same moment. */
const candidatesAtOnce = 50;

/** Who works on which order now. A lease is no change of the order: it has no version, and the audit does not know it. */
@Injectable()
export class OrderQueueService {
  constructor(private readonly database: Database) {}

  /**
   * The order that most urgently needs a call, leased to the admin; null when none does. Orders are passed over that
   * somebody has open, that are another's, and whose customer asked to be called later.
   */
  next(admin: Admin): Promise<Order | null> {
    return this.database.write(async (tx) => {
      for (;;) {
        const now = new Date();
        const candidates = await candidatesFor(admin, now, tx);
        if (candidates.length === 0) return null;
        for (const id of candidates) {
          if (await lease(tx, id, admin, now)) return orderBy(tx, { id });
        }
      }
    });
  }

  /**
   * Leases an order, or renews the lease, unless another admin has it open: the answer says who does. Throws
   * {@link OrderNotFound}.
   */
  open(id: number, admin: Admin): Promise<Order> {
    return this.database.write(async (tx) => {
      const now = new Date();
      await lease(tx, id, admin, now, [{ leaseHolderId: admin.id }, ...isLeasedToNobody(now)]);
      const order = await orderBy(tx, { id });
      if (!order) throw new OrderNotFound();
      return order;
    });
  }

  /** Ends the admin's own lease. Throws {@link OrderNotFound}. */
  async close(id: number, admin: Admin): Promise<void> {
    await this.database.write(async (tx) => {
      if (!(await tx.existsBy(Order, { id }))) throw new OrderNotFound();
      await tx.update(Order, { id, leaseHolderId: admin.id }, { leaseHolderId: null, leasedUntil: null });
    });
  }
}

/** Read without a lock: whoever leases one first has it. */
async function candidatesFor({ id: adminId }: Admin, now: Date, tx: EntityManager): Promise<number[]> {
  const moment = storedInstant(now);
  const rows = await tx.query<{ id: number }[]>(
    `SELECT id FROM orders WHERE callDueAt IS NOT NULL AND (nextCallAt IS NULL OR nextCallAt <= ?)
     AND (assigneeId IS NULL OR assigneeId = ?) AND (leasedUntil IS NULL OR leasedUntil <= ?)
     ORDER BY callDueAt, id LIMIT ${candidatesAtOnce}`,
    [moment, adminId, moment],
  );
  return rows.map(({ id }) => id);
}

/** Each statement looks and writes, so that of admins at once, on whichever copy, one gets the order. */
async function lease(
  tx: EntityManager,
  id: number,
  admin: Admin,
  now: Date,
  isFree: FindOptionsWhere<Order>[] = isLeasedToNobody(now),
): Promise<boolean> {
  const held = { leaseHolderId: admin.id, leasedUntil: new Date(now.getTime() + leaseMs) };
  for (const condition of isFree) {
    const { affected } = await tx.update(Order, { id, ...condition }, held);
    if (affected === 1) return true;
  }
  return false;
}

function isLeasedToNobody(now: Date): FindOptionsWhere<Order>[] {
  return [{ leasedUntil: IsNull() }, { leasedUntil: LessThanOrEqual(now) }];
}
