import { Injectable } from '@nestjs/common';
import { storedInstant } from '../database/columns.js';
import { Database } from '../database/index.js';
import { orderStatuses, type OrderStatus } from './order-status.js';
import { dayMs, midnightOf } from '../common/tehran-day.js';

/** How many orders there are, and what they wait for. */
export interface OrderFigures {
  total: number;
  byStatus: Record<OrderStatus, number>;
  /** Orders whose customer should have been called by now (D10). */
  overdue: number;
  /** Orders whose customer is to be called in what is left of the day in Tehran. */
  dueToday: number;
}

type Figure = number | string | null;

/** Numbers about orders for the dashboard, each from an index (D28). */
@Injectable()
export class OrderFiguresService {
  constructor(private readonly database: Database) {}

  /** As of `now`; each number is the length of the list of that filter. Two queries. */
  async figures(now: Date): Promise<OrderFigures> {
    const [statuses, due] = await Promise.all([
      this.database.read.query<{ status: OrderStatus; n: Figure }[]>(
        'SELECT status, COUNT(*) AS n FROM orders GROUP BY status',
      ),
      this.due(now),
    ]);
    const countOf = (wanted: OrderStatus): number => Number(statuses.find(({ status }) => status === wanted)?.n ?? 0);
    const byStatus = Object.fromEntries(orderStatuses.map((status) => [status, countOf(status)]));
    return {
      total: statuses.reduce((total, { n }) => total + Number(n), 0),
      byStatus: byStatus as OrderFigures['byStatus'],
      ...due,
    };
  }

  private async due(now: Date): Promise<Pick<OrderFigures, 'overdue' | 'dueToday'>> {
    const tomorrow = new Date(midnightOf(now) + dayMs);
    const [row] = await this.database.read.query<Record<'overdue' | 'owed', Figure>[]>(
      'SELECT COUNT(*) AS owed, SUM(CASE WHEN callDueAt < ? THEN 1 ELSE 0 END) AS overdue FROM orders WHERE callDueAt < ?',
      [storedInstant(now), storedInstant(tomorrow)],
    );
    const overdue = Number(row?.overdue ?? 0);
    return { overdue, dueToday: Number(row?.owed ?? 0) - overdue };
  }
}
