import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { MediaModule } from '../media/index.js';
import { AnalysesController } from './analyses.controller.js';
import { AnalysesService } from './analyses.service.js';
import { ExpiryWatch } from './expiry-watch.js';
import { LotsAdminController } from './lots-admin.controller.js';
import { LotsController } from './lots.controller.js';
import { LotsService } from './lots.service.js';

@Module({
  imports: [AuthModule, MediaModule],
  controllers: [LotsController, LotsAdminController, AnalysesController],
  providers: [LotsService, AnalysesService, ExpiryWatch],
  exports: [LotsService, AnalysesService],
})
export class LotsModule {}
