import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { logger } from '../common/http/index.js';
import { beginOf, dayBefore, dayOf } from '../common/tehran-day.js';
import { bumpRevision, Database } from '../database/index.js';
import { Lot } from './lot.entity.js';

const lookEveryMs = 60_000;

/** Lots expire at midnight in Tehran without any write. This service then drops the cached responses that still offer them. */
@Injectable()
export class ExpiryWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  /** The day for which responses were last dropped. */
  private handledDay = dayOf(new Date());

  constructor(private readonly database: Database) {}

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
      logger.error({ err: error }, 'looking for expired lots failed');
    }
  }

  /** Raises the revision if a released lot expired since the last look. */
  async update(now: Date = new Date()): Promise<void> {
    const today = dayOf(now);
    if (beginOf(today) <= beginOf(this.handledDay)) return;
    const expired = await this.database.read
      .createQueryBuilder(Lot, 'lot')
      .where({ status: 'released' })
      .andWhere('lot.bestBefore BETWEEN :from AND :to', { from: this.handledDay, to: dayBefore(today, 1) })
      .getExists();
    if (expired) await this.database.write((tx) => bumpRevision(tx));
    this.handledDay = today;
  }
}
