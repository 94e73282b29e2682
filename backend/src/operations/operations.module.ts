import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { OrdersModule } from '../orders/index.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditService } from './audit/audit.service.js';
import { ClockWatch } from './clock-watch.js';
import { ChangeCleaning } from './events/change-cleaning.js';
import { ChangesController } from './events/changes.controller.js';
import { EventsModule } from './events/index.js';
import { HealthController } from './health.controller.js';
import { Metrics } from './metrics/metrics.js';
import { OutboxDelivery } from './outbox/outbox-delivery.js';
import { OutboxWorker } from './outbox/outbox.worker.js';
import { Readiness } from './readiness.js';
import { PublicationGuard } from './releases/publication.guard.js';
import { PublicationsController } from './releases/publications.controller.js';
import { PublicationsService } from './releases/publications.service.js';
import { ReleaseProgram } from './releases/release-program.js';
import { ReleaseWatch } from './releases/release-watch.js';
import { ReleasesController } from './releases/releases.controller.js';
import { ReleasesService } from './releases/releases.service.js';
import { SandboxSite } from './sandbox-site/index.js';

@Module({
  imports: [ContentModule, EventsModule, OrdersModule],
  controllers: [HealthController, AuditController, ChangesController, ReleasesController, PublicationsController],
  providers: [
    Readiness,
    Metrics,
    OutboxDelivery,
    OutboxWorker,
    AuditService,
    ChangeCleaning,
    ClockWatch,
    ReleaseWatch,
    ReleaseProgram,
    ReleasesService,
    PublicationGuard,
    PublicationsService,
    SandboxSite,
  ],
})
export class OperationsModule {}
