import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { EventsModule } from '../operations/events/index.js';
import { WebhookDeliveriesService } from './webhook-deliveries.service.js';
import { WebhookSending } from './webhook-sending.js';
import { WebhookWorker } from './webhook.worker.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [ContentModule, EventsModule],
  controllers: [WebhooksController],
  providers: [WebhookDeliveriesService, WebhookSending, WebhooksService, WebhookWorker],
})
export class WebhooksModule {}
