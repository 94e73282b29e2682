import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { storeFor, type ObjectStore } from '@afshoreh/storage';
import { logger } from '../common/http/index.js';
import { RepeatedWork } from '../common/repeated-work.js';
import { Env } from '../config/index.js';
import { VitalsReportService } from './vitals-report.service.js';

/** `frontends/shell/server/releases/figures.ts` reads it. It is no record of a release, and nobody signs it. */
export const figuresKey = 'registry/vitals/figures.json';
const everyMs = 30_000;
const days = 7;

/**
 * Stores the figures of each version in the store of the releases, for `npm run release`: teams can read that store,
 * but neither the database nor the admin. The figures are sums and contain no personal data.
 */
@Injectable()
export class PublishedFigures implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly store: ObjectStore;
  private readonly work = new RepeatedWork(
    () => this.publishOrLog(),
    () => everyMs,
  );
  /** What was published last, so that a quiet site writes nothing. */
  private last = '';
  private hasFailed = false;

  constructor(
    private readonly reports: VitalsReportService,
    private readonly env: Env,
  ) {
    this.store = storeFor('releases', env);
  }

  onApplicationBootstrap(): void {
    if (this.env.sendsMessages && this.env.vitals) this.work.start();
  }

  onModuleDestroy(): void {
    this.work.stop();
  }

  async publish(now: Date = new Date()): Promise<void> {
    const { releases } = await this.reports.report(days, now);
    const counts = await this.reports.countsByDay(days, now);
    const figures = JSON.stringify({ days, releases, counts });
    if (figures === this.last || releases.length === 0) return;
    const file = Buffer.from(JSON.stringify({ at: now.toISOString(), ...(JSON.parse(figures) as object) }));
    await this.store.put(figuresKey, file, { type: 'application/json' });
    this.last = figures;
  }

  private async publishOrLog(): Promise<void> {
    try {
      await this.publish();
      this.hasFailed = false;
    } catch (error) {
      if (!this.hasFailed) logger.warn({ err: error }, 'the figures of releases cannot be put beside them');
      this.hasFailed = true;
    }
  }
}
