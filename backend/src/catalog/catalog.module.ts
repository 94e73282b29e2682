import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ContentModule } from '../content/index.js';
import { CategoriesController } from './categories.controller.js';
import { CategoriesService } from './categories.service.js';
import { PriceListController } from './price-list.controller.js';
import { PriceListService } from './price-list.service.js';
import { ProductIndex } from './product-index.js';
import { ProductsAdminController } from './products-admin.controller.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';
import { RateWatch } from './rate-watch.js';

@Module({
  imports: [AuthModule, ContentModule],
  controllers: [ProductsController, ProductsAdminController, CategoriesController, PriceListController],
  providers: [ProductIndex, ProductsService, CategoriesService, PriceListService, RateWatch],
  exports: [ProductsService, PriceListService],
})
export class CatalogModule {}
