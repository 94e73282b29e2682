import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { HealthController } from './health.controller.js';
import { OutboxDelivery } from './outbox/outbox-delivery.js';
import { OutboxWorker } from './outbox/outbox.worker.js';
import { Readiness } from './readiness.js';

@Module({
  imports: [ContentModule],
  controllers: [HealthController],
  providers: [Readiness, OutboxDelivery, OutboxWorker],
})
export class OperationsModule {}
