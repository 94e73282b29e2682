import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ContentModule } from '../content/index.js';
import { OrdersModule } from '../orders/index.js';
import { SampleRequestsService } from './sample-requests.service.js';
import { SamplesAdminController } from './samples-admin.controller.js';
import { AccountSamplesService } from './account-samples.service.js';
import { SamplesController } from './samples.controller.js';
import { SamplesService } from './samples.service.js';

@Module({
  imports: [AuthModule, ContentModule, OrdersModule],
  controllers: [SamplesController, SamplesAdminController],
  providers: [SampleRequestsService, AccountSamplesService, SamplesService],
  exports: [AccountSamplesService],
})
export class SamplesModule {}
