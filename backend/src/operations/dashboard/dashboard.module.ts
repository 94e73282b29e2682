import { Module } from '@nestjs/common';
import { AuthModule } from '../../auth/index.js';
import { CatalogModule } from '../../catalog/index.js';
import { ContactsModule } from '../../contacts/index.js';
import { ContentModule } from '../../content/index.js';
import { MediaModule } from '../../media/index.js';
import { OrdersModule } from '../../orders/index.js';
import { SellersModule } from '../../sellers/index.js';
import { DashboardController } from './dashboard.controller.js';
import { DashboardService } from './dashboard.service.js';
import { WaitingService } from './waiting.service.js';

@Module({
  imports: [AuthModule, CatalogModule, ContactsModule, ContentModule, MediaModule, OrdersModule, SellersModule],
  controllers: [DashboardController],
  providers: [DashboardService, WaitingService],
})
export class DashboardModule {}
