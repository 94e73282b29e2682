import { Injectable } from '@nestjs/common';
import { dayMs, dayOf } from '../../common/tehran-day.js';
import { Database } from '../../database/index.js';
import { orderStatuses, type OrderStatus } from '../order-status.js';
import { askedProducts, type AskedProduct } from './asked-products.js';
import { callFigures, expertFigures, type CallFigures, type ExpertFigures } from './call-report.js';
import { periodBefore, type Period } from './period.js';
import { placedOrders, type PlacedOrders } from './placed-orders.js';

const mostProducts = 10;

/** What a period comes to. */
export interface PeriodFigures extends CallFigures {
  /** Placed in it … */
  orders: number;
  /** … by the status they have now. */
  byStatus: Record<OrderStatus, number>;
  /** What these orders ask for. */
  kilograms: number;
}

/** How the orders of some days went (D28). */
export interface OrderReport {
  figures: PeriodFigures;
  /** Of as many days before. */
  before: PeriodFigures;
  /** The oldest first. `day` is of Tehran, in the Gregorian calendar. */
  days: { day: string; orders: number; kilograms: number }[];
  experts: ExpertFigures[];
  /** The most asked by weight. */
  products: AskedProduct[];
}

/** Reports for the dashboard, each part a query over a range of an index. */
@Injectable()
export class OrderReportService {
  constructor(private readonly database: Database) {}

  /**
   * As of `now`: a promise that has not ended yet was neither kept nor broken. Seven queries, one more for each further 30
   * days, and two for names.
   */
  async report(period: Period, now: Date): Promise<OrderReport> {
    const before = periodBefore(period);
    const both = { from: before.from, to: period.to, days: 2 * period.days };
    const [placed, calls, callsBefore, experts, products] = await Promise.all([
      placedOrders(this.database, both),
      callFigures(this.database, { from: period.from, to: now < period.to ? now : period.to }),
      callFigures(this.database, before),
      expertFigures(this.database, period),
      askedProducts(this.database, period, mostProducts),
    ]);
    // Days are counted from the first of both periods.
    const [placedBefore, placedNow] = parted(placed, period);
    return {
      figures: { ...placedFigures(placedNow), ...calls },
      before: { ...placedFigures(placedBefore), ...callsBefore },
      days: daysOf(period, placedNow),
      ...{ experts, products },
    };
  }
}

function placedFigures(placed: PlacedOrders[]) {
  const ofStatus = (status: OrderStatus) =>
    sumOf(
      placed.filter((each) => each.status === status),
      'orders',
    );
  return {
    orders: sumOf(placed, 'orders'),
    byStatus: Object.fromEntries(orderStatuses.map((each) => [each, ofStatus(each)])) as Record<OrderStatus, number>,
    kilograms: sumOf(placed, 'kilograms'),
  };
}

function daysOf({ from, days }: Period, placed: PlacedOrders[]): OrderReport['days'] {
  return Array.from({ length: days }, (_day, index) => {
    const ofDay = placed.filter(({ day }) => day === days + index);
    return {
      day: dayOf(new Date(from.getTime() + index * dayMs)),
      orders: sumOf(ofDay, 'orders'),
      kilograms: sumOf(ofDay, 'kilograms'),
    };
  });
}

function parted(rows: PlacedOrders[], { days }: Period): [before: PlacedOrders[], inside: PlacedOrders[]] {
  return [rows.filter(({ day }) => day < days), rows.filter(({ day }) => day >= days)];
}

function sumOf(rows: PlacedOrders[], name: 'orders' | 'kilograms'): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}
