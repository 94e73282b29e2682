import { Injectable } from '@nestjs/common';
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

  /** As of `now`. As many queries, however much there is to count. Throws ValidationFailed for days that are no period. */
  async figures(query: PeriodQuery, now: Date): Promise<DashboardDto> {
    const [report, catalog, media, orders, waiting] = await Promise.all([
      this.report(query, now),
      this.products.counts(),
      this.media.counts(),
      this.orders.figures(now),
      this.waiting.counts(),
    ]);
    const { allContacts: contacts, ...counts } = waiting;
    return { ...catalog, media: media.all, contacts, orders: OrderFiguresDto.of(orders), waiting: counts, report };
  }

  async report(query: PeriodQuery, now: Date): Promise<OrderReportDto> {
    const period = askedPeriod(query, now);
    return OrderReportDto.of(period, await this.reports.report(period, now));
  }
}
