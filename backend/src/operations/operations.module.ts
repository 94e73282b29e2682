import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { OrdersModule } from '../orders/index.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditService } from './audit/audit.service.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics/metrics.js';
import { OutboxDelivery } from './outbox/outbox-delivery.js';
import { OutboxWorker } from './outbox/outbox.worker.js';
import { Readiness } from './readiness.js';

@Module({
  imports: [ContentModule, OrdersModule],
  controllers: [HealthController, AuditController],
  providers: [Readiness, Metrics, OutboxDelivery, OutboxWorker, AuditService],
})
export class OperationsModule {}
