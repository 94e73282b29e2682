import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { logger } from '../common/http/logger.js';
import { beginOf, dayBefore, dayOf } from '../common/tehran-day.js';
import type { Database } from './database.js';
import { bumpRevision } from './revision.js';

const lookEveryMs = 60_000;

/** Some records expire at midnight in Tehran without any write. This watch then drops the cached responses that still show them. */
export abstract class ExpiryWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  /** The day for which responses were last dropped. */
  private handledDay = dayOf(new Date());

  protected constructor(private readonly database: Database) {}

  /** Whether a record that visitors see has one of these days as its last one; both ends are included. */
  protected abstract hasExpired(manager: EntityManager, from: string, to: string): Promise<boolean>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.updateAndLog(), lookEveryMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async updateAndLog(): Promise<void> {
    try {
      await this.update();
    } catch (error) {
      logger.error({ err: error, watch: this.constructor.name }, 'looking for expired records failed');
    }
  }

  /** Raises the revision if a record expired since the last look. */
  async update(now: Date = new Date()): Promise<void> {
    const today = dayOf(now);
    if (beginOf(today) <= beginOf(this.handledDay)) return;
    const expired = await this.hasExpired(this.database.read, this.handledDay, dayBefore(today, 1));
    if (expired) await this.database.write((tx) => bumpRevision(tx));
    this.handledDay = today;
  }
}
