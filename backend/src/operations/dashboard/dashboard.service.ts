import { Injectable } from '@nestjs/common';
import { ProductsService } from '../../catalog/index.js';
import { MediaService } from '../../media/index.js';
import { OrderFiguresService } from '../../orders/index.js';
import { DashboardDto, OrderFiguresDto } from './dashboard.dto.js';
import { WaitingService } from './waiting.service.js';

/** Puts together what every domain says about itself (D28). */
@Injectable()
export class DashboardService {
  constructor(
    private readonly products: ProductsService,
    private readonly media: MediaService,
    private readonly orders: OrderFiguresService,
    private readonly waiting: WaitingService,
  ) {}

  /** As of `now`. Nine queries, however much there is to count. */
  async figures(now: Date): Promise<DashboardDto> {
    const [catalog, media, orders, waiting] = await Promise.all([
      this.products.counts(),
      this.media.counts(),
      this.orders.figures(now),
      this.waiting.counts(),
    ]);
    return { ...catalog, media: media.all, orders: OrderFiguresDto.of(orders), waiting };
  }
}
