import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ContentModule } from '../content/index.js';
import { OrdersModule } from '../orders/index.js';
import { QuotesModule } from '../quotes/index.js';
import { CallSheetsController } from './call-sheets.controller.js';
import { CallSheetsService } from './call-sheets.service.js';

@Module({
  imports: [AuthModule, ContentModule, OrdersModule, QuotesModule],
  controllers: [CallSheetsController],
  providers: [CallSheetsService],
})
export class CallSheetsModule {}
