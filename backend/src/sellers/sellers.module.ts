import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ContentModule } from '../content/index.js';
import { MediaModule } from '../media/index.js';
import { ApplicationFilesService } from './files/application-files.service.js';
import { Quarantine } from './files/quarantine.js';
import { SellerFilesController } from './files/seller-files.controller.js';
import { SellerFilesService } from './files/seller-files.service.js';
import { SellerApplicationsController } from './seller-applications.controller.js';
import { SellerApplicationsService } from './seller-applications.service.js';
import { SellersController } from './sellers.controller.js';
import { SellersService } from './sellers.service.js';

@Module({
  imports: [AuthModule, ContentModule, MediaModule],
  controllers: [SellersController, SellerApplicationsController, SellerFilesController],
  providers: [SellersService, SellerApplicationsService, SellerFilesService, ApplicationFilesService, Quarantine],
  exports: [SellersService],
})
export class SellersModule {}
