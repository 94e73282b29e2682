import { Injectable } from '@nestjs/common';
import { storedInstant } from '../database/columns.js';
import { Database } from '../database/index.js';
import { orderStatuses, type OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';
import { lastMidnights } from './tehran-day.js';

const daysShown = 7;

/** How many orders there are, and what they ask for. */
export interface OrderFigures {
  total: number;
  byStatus: Record<OrderStatus, number>;
  /** Orders whose customer should have been called by now (D10). */
  overdue: number;
  /** The last seven days in Tehran, the oldest first, today last; `startsAt` is when the day began. */
  lastDays: { startsAt: Date; placed: number }[];
}

interface Count {
  part: string | number;
  n: number | string;
}

/** Numbers about orders for the dashboard, each from an index (D28). */
@Injectable()
export class OrderFiguresService {
  constructor(private readonly database: Database) {}

  /** As of `now`. Three queries. */
  async figures(now: Date): Promise<OrderFigures> {
    const midnights = lastMidnights(now, daysShown);
    const [statuses, overdue, days] = await Promise.all([
      this.database.read.query<Count[]>('SELECT status AS part, COUNT(*) AS n FROM orders GROUP BY status'),
      this.overdue(now),
      this.placedSince(midnights),
    ]);
    const byStatus = Object.fromEntries(orderStatuses.map((status) => [status, countOf(statuses, status)]));
    return {
      total: statuses.reduce((total, { n }) => total + Number(n), 0),
      byStatus: byStatus as OrderFigures['byStatus'],
      overdue,
      lastDays: midnights.map((startsAt, index) => ({ startsAt, placed: countOf(days, index) })),
    };
  }

  private overdue(now: Date): Promise<number> {
    return this.database.read
      .createQueryBuilder(Order, 'orders')
      .where('orders.callDueAt < :now', { now: storedInstant(now) })
      .getCount();
  }

  /** Orders by the day they were placed on, which is the last that had begun. */
  private placedSince(midnights: Date[]): Promise<Count[]> {
    const [first, ...later] = midnights.map(storedInstant);
    const day = later.map(() => 'CASE WHEN createdAt >= ? THEN 1 ELSE 0 END').join(' + ');
    return this.database.read.query<Count[]>(
      `SELECT ${day} AS part, COUNT(*) AS n FROM orders WHERE createdAt >= ? GROUP BY part`,
      [...later, first],
    );
  }
}

function countOf(counts: Count[], wanted: string | number): number {
  return Number(counts.find(({ part }) => String(part) === String(wanted))?.n ?? 0);
}
