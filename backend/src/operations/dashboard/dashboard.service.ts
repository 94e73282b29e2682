import { Injectable } from '@nestjs/common';
import { mayCall, type Admin, type Area } from '../../auth/index.js';
import { ProductsService } from '../../catalog/index.js';
import { MediaService } from '../../media/index.js';
import { OrderFiguresService, OrderReportService } from '../../orders/index.js';
import { DashboardDto, OrderFiguresDto } from './dashboard.dto.js';
import { askedPeriod, type PeriodQuery } from './dashboard-query.dto.js';
import { OrderReportDto } from './order-report.dto.js';
import { WaitingService } from './waiting.service.js';

/** Puts together what every domain says about itself (D28). */
@Injectable()
export class DashboardService {
  constructor(
    private readonly products: ProductsService,
    private readonly media: MediaService,
    private readonly orders: OrderFiguresService,
    private readonly reports: OrderReportService,
    private readonly waiting: WaitingService,
  ) {}

  /**
   * As of `now`, what the admin may read (D32). As many queries, however much there is to count. Throws ValidationFailed for
   * days that are no period.
   */
  async figures(query: PeriodQuery, { role }: Admin, now: Date): Promise<DashboardDto> {
    const may = (area: Area): boolean => mayCall(role, area, 'GET');
    const [report, catalog, media, orders, waiting] = await Promise.all([
      may('orders') ? this.report(query, now) : null,
      this.products.counts(),
      this.media.counts(),
      may('orders') ? this.orders.figures(now) : null,
      this.waiting.counts(now),
    ]);
    return {
      ...{ ...catalog, media: media.all, report, orders: orders && OrderFiguresDto.of(orders) },
      yearsWithoutTable: may('orders') ? waiting.yearsWithoutTable : [],
      contacts: may('contacts') ? waiting.allContacts : null,
      waiting: {
        contacts: may('contacts') ? waiting.contacts : null,
        sellers: may('sellers') ? waiting.sellers : null,
        comments: may('comments') ? waiting.comments : null,
      },
    };
  }

  async report(query: PeriodQuery, now: Date): Promise<OrderReportDto> {
    const period = askedPeriod(query, now);
    return OrderReportDto.of(period, await this.reports.report(period, now));
  }
}
