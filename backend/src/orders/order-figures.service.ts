import { Injectable } from '@nestjs/common';
import { storedInstant, type RawNumber } from '../database/columns.js';
import { Database } from '../database/index.js';
import { orderStatuses, type OrderStatus } from './order-status.js';
import { dayMs, midnightOf } from '../common/tehran-day.js';

export interface OrderFigures {
  total: number;
  byStatus: Record<OrderStatus, number>;
  /** Orders whose call is overdue. */
  overdue: number;
  /** Orders whose call is due in the rest of today, in Tehran time. */
  dueToday: number;
}

/** Order counts for the dashboard; each count reads an index. */
@Injectable()
export class OrderFiguresService {
  constructor(private readonly database: Database) {}

  /** The figures at `now`. Each number equals the length of the list with that filter. Two queries. */
  async figures(now: Date): Promise<OrderFigures> {
    const [statuses, due] = await Promise.all([
      this.database.read.query<{ status: OrderStatus; n: RawNumber }[]>(
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

  /** How many orders' calls are overdue, and how many are due in the rest of today. One query, by an index. */
  async due(now: Date): Promise<Pick<OrderFigures, 'overdue' | 'dueToday'>> {
    const tomorrow = new Date(midnightOf(now) + dayMs);
    const [row] = await this.database.read.query<Record<'overdue' | 'owed', RawNumber>[]>(
      'SELECT COUNT(*) AS owed, SUM(CASE WHEN callDueAt < ? THEN 1 ELSE 0 END) AS overdue FROM orders WHERE callDueAt < ?',
      [storedInstant(now), storedInstant(tomorrow)],
    );
    const overdue = Number(row?.overdue ?? 0);
    return { overdue, dueToday: Number(row?.owed ?? 0) - overdue };
  }
}
