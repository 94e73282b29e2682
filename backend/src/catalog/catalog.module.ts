import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ContentModule } from '../content/index.js';
import { MediaModule } from '../media/index.js';
import { CategoriesController } from './categories.controller.js';
import { CategoriesService } from './categories.service.js';
import { DocumentExpiry } from './document-expiry.js';
import { DocumentIndex } from './documents/document-index.js';
import { DocumentsController } from './documents/documents.controller.js';
import { CropAlertsController } from './crop-alerts/crop-alerts.controller.js';
import { CropAlertsService } from './crop-alerts/crop-alerts.service.js';
import { NewCropsService } from './crop-alerts/new-crops.service.js';
import { FamiliesController } from './parameters/families.controller.js';
import { FamiliesService } from './parameters/families.service.js';
import { DataSheetsController } from './paper/data-sheets.controller.js';
import { DataSheets } from './paper/data-sheets.service.js';
import { ParametersController } from './parameters/parameters.controller.js';
import { ParametersService } from './parameters/parameters.service.js';
import { PriceListController } from './price-list.controller.js';
import { PriceListService } from './price-list.service.js';
import { ProductFilesController } from './product-files.controller.js';
import { ProductImportService } from './product-import.service.js';
import { ProductIndex } from './product-index.js';
import { ProductPricesController } from './product-prices.controller.js';
import { ProductPricesService } from './product-prices.service.js';
import { ProductsAdminController } from './products-admin.controller.js';
import { ProductsController } from './products.controller.js';
import { ProductsService } from './products.service.js';
import { RateWatch } from './rate-watch.js';
import { SpecificationController } from './specification/specification.controller.js';
import { SpecificationService } from './specification/specification.service.js';

@Module({
  imports: [AuthModule, ContentModule, MediaModule],
  // Controllers with fixed paths come before the one whose path takes any product id.
  controllers: [
    ProductFilesController,
    ProductPricesController,
    ProductsController,
    ProductsAdminController,
    CategoriesController,
    PriceListController,
    ParametersController,
    FamiliesController,
    SpecificationController,
    DataSheetsController,
    DocumentsController,
    CropAlertsController,
  ],
  providers: [
    ProductIndex,
    ProductsService,
    ProductPricesService,
    ProductImportService,
    CategoriesService,
    PriceListService,
    ParametersService,
    FamiliesService,
    SpecificationService,
    RateWatch,
    DataSheets,
    DocumentExpiry,
    DocumentIndex,
    CropAlertsService,
    NewCropsService,
  ],
  exports: [DataSheets, ProductsService, PriceListService],
})
export class CatalogModule {}
