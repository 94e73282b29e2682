import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { AdminSessionsService, type Admin } from '../auth/index.js';
import { storedInstant } from '../database/columns.js';
import { Database } from '../database/index.js';
import { findOrder } from './order-list.js';
import { leasedToNobody, Order } from './order.entity.js';
import { OrderNotFound } from './orders.errors.js';

const leaseMs = 10 * 60 * 1000;
/** More than the number of admins who take an order at the same moment. */
const candidatesAtOnce = 50;

/**
 * Stores which admin works on which order now, as leases. A lease does not count as a change of the order: the version stays
 * the same, and the audit gets no entry.
 */
@Injectable()
export class OrderQueueService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sessions: AdminSessionsService,
  ) {}

  onModuleInit(): void {
    this.sessions.onEnd((tx, ended) => releaseLeases(tx, ended));
  }

  /**
   * Leases the most urgent order that needs a call to the admin's session, or returns null when there is none. It skips
   * orders that somebody has open, that are assigned to another admin, whose customer asked for a later call, and those
   * in `skip`, whose leases end.
   */
  next(admin: Admin, skip: readonly number[] = []): Promise<Order | null> {
    return this.database.write(async (tx) => {
      if (skip.length > 0) await releaseLeases(tx, [admin.sessionId], skip);
      for (;;) {
        const now = new Date();
        const candidates = await candidatesFor(tx, admin, now, skip);
        if (candidates.length === 0) return null;
        for (const id of candidates) {
          if (await lease(tx, id, admin, now)) return findOrder(tx, { id });
        }
      }
    });
  }

  /**
   * Leases an order to the session, or renews the lease; the order may be open in another session of the same admin.
   * When another admin has it open, nothing changes and the returned order names that admin. Throws
   * {@link OrderNotFound}.
   */
  open(id: number, admin: Admin): Promise<Order> {
    return this.database.write(async (tx) => {
      const now = new Date();
      await lease(tx, id, admin, now, [{ leaseHolderId: admin.id }, ...isLeasedToNobody(now)]);
      return findOrder(tx, { id });
    });
  }

  /** Ends the lease that the admin's session has on the order. Throws {@link OrderNotFound}. */
  async close(id: number, admin: Admin): Promise<void> {
    await this.database.write(async (tx) => {
      if (!(await tx.existsBy(Order, { id }))) throw new OrderNotFound();
      await releaseLeases(tx, [admin.sessionId], [id]);
    });
  }
}

/** Ends the leases of the sessions: all, or only those on the orders in `ids`. */
async function releaseLeases(tx: EntityManager, sessionIds: readonly string[], ids?: readonly number[]): Promise<void> {
  const ofSessions = { leaseSessionId: In(sessionIds), ...(ids && { id: In(ids) }) };
  await tx.update(Order, ofSessions, leasedToNobody);
}

/**
 * The most urgent orders that nobody had leased at the moment of this query. Another admin may lease one of them meanwhile;
 * {@link lease} decides who gets it.
 */
async function candidatesFor(
  tx: EntityManager,
  { id: adminId }: Admin,
  now: Date,
  skip: readonly number[],
): Promise<number[]> {
  const moment = storedInstant(now);
  const notSkipped = skip.length > 0 ? `AND id NOT IN (${skip.map(() => '?').join()})` : '';
  const rows = await tx.query<{ id: number }[]>(
    `SELECT id FROM orders WHERE callDueAt IS NOT NULL AND (nextCallAt IS NULL OR nextCallAt <= ?)
     AND (assigneeId IS NULL OR assigneeId = ?) AND (leasedUntil IS NULL OR leasedUntil <= ?)
     ${notSkipped} ORDER BY callDueAt, id LIMIT ${candidatesAtOnce}`,
    [moment, adminId, moment, ...skip],
  );
  return rows.map(({ id }) => id);
}

/**
 * Leases an order to the session; returns false when somebody else has it. A single statement checks and writes, so that
 * only one of several admins gets the order, also when they use different copies of the service.
 */
async function lease(
  tx: EntityManager,
  id: number,
  admin: Admin,
  now: Date,
  isFree: FindOptionsWhere<Order>[] = isLeasedToNobody(now),
): Promise<boolean> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const held = { leaseHolderId: admin.id, leaseSessionId: admin.sessionId, leasedUntil };
  for (const condition of isFree) {
    const { affected } = await tx.update(Order, { id, ...condition }, held);
    if (affected === 1) return true;
  }
  return false;
}

function isLeasedToNobody(now: Date): FindOptionsWhere<Order>[] {
  return [{ leasedUntil: IsNull() }, { leasedUntil: LessThanOrEqual(now) }];
}
