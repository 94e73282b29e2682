import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ContentModule } from '../content/index.js';
import { MediaModule } from '../media/index.js';
import { AnalysesController } from './analyses.controller.js';
import { AnalysesService } from './analyses.service.js';
import { LotExpiry } from './lot-expiry.js';
import { LotsAdminController } from './lots-admin.controller.js';
import { LotsController } from './lots.controller.js';
import { LotsService } from './lots.service.js';
import { AnalysisPdfsController } from './paper/analysis-pdfs.controller.js';
import { AnalysisPdfs } from './paper/analysis-pdfs.service.js';
import { ProductPapersController } from './product-papers.controller.js';
import { ProductPapers } from './product-papers.service.js';

@Module({
  imports: [AuthModule, CatalogModule, ContentModule, MediaModule],
  controllers: [
    LotsController,
    LotsAdminController,
    AnalysesController,
    AnalysisPdfsController,
    ProductPapersController,
  ],
  providers: [LotsService, AnalysesService, AnalysisPdfs, LotExpiry, ProductPapers],
  exports: [LotsService, AnalysesService],
})
export class LotsModule {}
