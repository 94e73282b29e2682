import { Injectable, type OnModuleInit } from '@nestjs/common';
import { In, IsNull, LessThanOrEqual, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { AdminSessionsService, type Admin } from '../auth/index.js';
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
export class OrderQueueService implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sessions: AdminSessionsService,
  ) {}

  onModuleInit(): void {
    this.sessions.onEnd((tx, adminId) => releaseLeases(tx, adminId));
  }

  /**
   * The order that most urgently needs a call, leased to the admin; null when none does. Orders are passed over that
   * somebody has open, that are another's, whose customer asked to be called later, and that the admin wants to `skip`:
   * those are free for the others from this moment on.
   */
  next(admin: Admin, skip: readonly number[] = []): Promise<Order | null> {
    return this.database.write(async (tx) => {
      if (skip.length > 0) await releaseLeases(tx, admin.id, skip);
      for (;;) {
        const now = new Date();
        const untaken = await candidatesFor(admin, now, { skip, tx, isWaiting: false });
        const candidates =
          untaken.length > 0 ? untaken : await candidatesFor(admin, now, { skip, tx, isWaiting: true });
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
      await releaseLeases(tx, admin.id, [id]);
    });
  }
}

/** Ends the leases of an admin: all of them, or those of some orders. */
export async function releaseLeases(tx: EntityManager, adminId: number, ids?: readonly number[]): Promise<void> {
  const ofAdmin = { leaseHolderId: adminId, ...(ids && { id: In(ids) }) };
  await tx.update(Order, ofAdmin, { leaseHolderId: null, leasedUntil: null });
}

interface CandidatesOptions {
  skip: readonly number[];
  tx: EntityManager;
  /** Also for those that somebody else is just taking or changing: whoever leases one first has it. */
  isWaiting: boolean;
}

/**
 * The most urgent first. Without waiting it is the first one that nobody is just taking, locked: twenty who ask at once do
 * not queue up for the same order. SQLite has one writer at a time, and no such locks. Only in the order of the index are no
 * other rows locked on the way.
 */
async function candidatesFor(
  { id: adminId }: Admin,
  now: Date,
  { skip, tx, isWaiting }: CandidatesOptions,
): Promise<number[]> {
  const isLocking = !isWaiting && tx.dataSource.options.type !== 'better-sqlite3';
  const [index, limit] = isLocking
    ? ['FORCE INDEX (orders_call_due)', '1 FOR UPDATE SKIP LOCKED']
    : ['', String(candidatesAtOnce)];
  const moment = storedInstant(now);
  const notSkipped = skip.length > 0 ? `AND id NOT IN (${skip.map(() => '?').join()})` : '';
  const rows = await tx.query<{ id: number }[]>(
    `SELECT id FROM orders ${index} WHERE callDueAt IS NOT NULL AND (nextCallAt IS NULL OR nextCallAt <= ?)
     AND (assigneeId IS NULL OR assigneeId = ?) AND (leasedUntil IS NULL OR leasedUntil <= ?)
     ${notSkipped} ORDER BY callDueAt, id LIMIT ${limit}`,
    [moment, adminId, moment, ...skip],
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
