import { Injectable } from '@nestjs/common';
import { dayMs, dayOf } from '../../common/tehran-day.js';
import { Database } from '../../database/index.js';
import { orderStatuses, type OrderStatus } from '../order-status.js';
import { askedProducts, type AskedProduct } from './asked-products.js';
import { callFigures, expertFigures, type CallFigures, type ExpertFigures } from './call-report.js';
import { periodBefore, type Period } from './period.js';
import { placedOrders, type PlacedOrders } from './placed-orders.js';

const mostProducts = 10;

/** The figures of one period. */
export interface PeriodFigures extends CallFigures {
  /** Orders placed in the period. */
  orders: number;
  /** The same orders by their current status. */
  byStatus: Record<OrderStatus, number>;
  /** The kilograms in these orders. */
  kilograms: number;
}

/** How orders went over some days. */
export interface OrderReport {
  figures: PeriodFigures;
  /** The same figures for the equally long period before. */
  before: PeriodFigures;
  /** Oldest first. `day` is a day in Tehran, in the Gregorian calendar. */
  days: { day: string; orders: number; kilograms: number }[];
  experts: ExpertFigures[];
  /** The products with the most ordered kilograms. */
  products: AskedProduct[];
}

/** Reports for the dashboard; each part reads a range of an index. */
@Injectable()
export class OrderReportService {
  constructor(private readonly database: Database) {}

  /**
   * The report at `now`. A promise whose time has not passed yet counts neither as kept nor as broken. Five queries,
   * two for names, and those that are made for every 30 days: one for the products, one for the orders of both periods.
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
    // Both periods are queried together, so days count from the first day of the earlier period.
    const [placedBefore, placedNow] = parted(placed, period);
    return {
      figures: { ...placedFigures(placedNow), ...calls },
      before: { ...placedFigures(placedBefore), ...callsBefore },
      days: daysOf(period, placedNow),
      experts,
      products,
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
