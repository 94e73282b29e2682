import { Injectable } from '@nestjs/common';
import { mayCall, type Admin, type Area } from '../../auth/index.js';
import { ProductsService } from '../../catalog/index.js';
import { MediaService } from '../../media/index.js';
import { OrderFiguresService, OrderReportService } from '../../orders/index.js';
import { DashboardDto, OrderFiguresDto } from './dashboard.dto.js';
import { queriedPeriod, type PeriodQuery } from './dashboard-query.dto.js';
import { OrderReportDto } from './order-report.dto.js';
import { WaitingService } from './waiting.service.js';

@Injectable()
export class DashboardService {
  constructor(
    private readonly products: ProductsService,
    private readonly media: MediaService,
    private readonly orders: OrderFiguresService,
    private readonly reports: OrderReportService,
    private readonly waiting: WaitingService,
  ) {}

  /** The parts that the admin may read. Throws ValidationFailed when the days of the query are no period. */
  async figures(query: PeriodQuery, admin: Admin, now: Date): Promise<DashboardDto> {
    const may = (area: Area): boolean => mayCall(admin, area, 'GET');
    const [report, catalog, media, orders, waiting] = await Promise.all([
      may('orders') ? this.report(query, admin, now) : null,
      this.products.counts(),
      this.media.counts(),
      may('orders') ? this.orders.figures(now) : null,
      this.waiting.counts(now),
    ]);
    return {
      ...catalog,
      media: media.all,
      report,
      orders: orders && OrderFiguresDto.of(orders),
      yearsWithoutTable: may('orders') ? waiting.yearsWithoutTable : [],
      contacts: may('contacts') ? waiting.allContacts : null,
      waiting: {
        contacts: may('contacts') ? waiting.contacts : null,
        sellers: may('sellers') ? waiting.sellers : null,
        comments: may('comments') ? waiting.comments : null,
        documents: may('catalogue') ? waiting.documents : null,
        certificates: may('content') ? waiting.certificates : null,
      },
    };
  }

  /** Only those who lead the experts get the figures of each expert. */
  async report(query: PeriodQuery, admin: Admin, now: Date): Promise<OrderReportDto> {
    const period = queriedPeriod(query, now);
    const report = OrderReportDto.of(period, await this.reports.report(period, now));
    if (mayCall(admin, 'team', 'GET')) return report;
    return { ...report, experts: [], sales: { ...report.sales, experts: [] } };
  }
}
