import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ContentModule } from '../content/index.js';
import { SellerApplicationsController } from './seller-applications.controller.js';
import { SellerApplicationsService } from './seller-applications.service.js';
import { SellersController } from './sellers.controller.js';
import { SellersService } from './sellers.service.js';

/** Producers and exporters who offer their goods here. */
@Module({
  imports: [AuthModule, ContentModule],
  controllers: [SellersController, SellerApplicationsController],
  providers: [SellersService, SellerApplicationsService],
  exports: [SellersService],
})
export class SellersModule {}
