import { Injectable } from '@nestjs/common';
import { dayOf } from '../../common/tehran-day.js';
import { Database } from '../../database/index.js';
import { orderStatuses, type OrderStatus } from '../order-status.js';
import { askedProducts, type AskedProduct } from './asked-products.js';
import { callFigures, expertFigures, type CallFigures, type ExpertFigures } from './call-report.js';
import { saleReport, type SaleReport } from './sale-report.js';
import { sumOf, type DaySums } from './day-sums.js';
import { daysOf, periodBefore, type Period } from './period.js';
import { ReportDays } from './report-days.js';

const mostProducts = 10;

export interface PeriodFigures extends CallFigures {
  /** Orders placed in the period. */
  orders: number;
  /** The same orders by their current status. */
  byStatus: Record<OrderStatus, number>;
  /** The kilograms in these orders. */
  kilograms: number;
}

export interface OrderReport {
  figures: PeriodFigures;
  /** The same figures for the equally long period before. */
  before: PeriodFigures;
  /** Oldest first. `day` is a day in Tehran, in the Gregorian calendar. */
  days: { day: string; orders: number; kilograms: number }[];
  experts: ExpertFigures[];
  /** The products with the most ordered kilograms. */
  products: AskedProduct[];
  sales: SaleReport;
}

/** Reports for the dashboard: sums of days. */
@Injectable()
export class OrderReportService {
  constructor(
    private readonly database: Database,
    private readonly days: ReportDays,
  ) {}

  /** The report at `now`. A promise whose time has not passed yet counts neither as kept nor as broken. */
  async report(period: Period, now: Date): Promise<OrderReport> {
    const { from } = periodBefore(period);
    const both = await this.days.of({ from, to: period.to, days: 2 * period.days }, now);
    const days = both.slice(period.days);
    const begins = daysOf(period);
    const [experts, products, sales] = await Promise.all([
      expertFigures(this.database, days),
      askedProducts(this.database, days, mostProducts),
      saleReport(this.database, days, begins),
    ]);
    return {
      figures: figuresOf(days),
      before: figuresOf(both.slice(0, period.days)),
      days: begins.map((begin, index) => ({ day: dayOf(begin), ...totalsOf(days.slice(index, index + 1)) })),
      experts,
      products,
      sales,
    };
  }
}

function figuresOf(days: DaySums[]): PeriodFigures {
  const placed = days.flatMap((day) => day.placed);
  const byStatus = orderStatuses.map((status) => [
    status,
    sumOf(
      placed.filter((each) => each.status === status),
      'orders',
    ),
  ]);
  return {
    ...totalsOf(days),
    byStatus: Object.fromEntries(byStatus) as Record<OrderStatus, number>,
    ...callFigures(days),
  };
}

function totalsOf(days: DaySums[]): { orders: number; kilograms: number } {
  return {
    orders: sumOf(
      days.flatMap(({ placed }) => placed),
      'orders',
    ),
    kilograms: sumOf(days, 'kilograms'),
  };
}
