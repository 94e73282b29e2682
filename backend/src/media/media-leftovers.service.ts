import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { hourMs } from '../common/tehran-day.js';
import { logger } from '../common/http/index.js';
import { Database } from '../database/index.js';
import { MediaFiles } from './media-files.js';
import { MediaLeftover } from './media-leftover.entity.js';

/** No upload takes this long, so older files without an item are abandoned. */
const gracePeriodMs = hourMs;
const mostAtOnce = 100;

/** Removes files without an item: at once if possible, otherwise every hour. */
@Injectable()
export class MediaLeftovers implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly files: MediaFiles,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.sweep().catch((error: unknown) => logger.error({ err: error }, 'media sweep failed'));
    }, hourMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Records that no item owns the files of `stem`. */
  async add(stem: string, tx: EntityManager): Promise<void> {
    await tx.insert(MediaLeftover, { stem, since: new Date() });
  }

  /** Records that an item owns the files of `stem`. */
  async claim(stem: string, tx: EntityManager): Promise<void> {
    await tx.delete(MediaLeftover, { stem });
  }

  /** Removes the files of `stem`. Failures are left to the hourly sweep. */
  async removeNow(stem: string): Promise<void> {
    try {
      await this.files.removeAll(stem);
      await this.database.write((tx) => tx.delete(MediaLeftover, { stem }));
    } catch (error) {
      logger.warn({ err: error, stem }, 'media files are left for the sweep');
    }
  }

  /** Removes the files that have had no item for an hour. */
  async sweep(now: Date = new Date()): Promise<void> {
    const since = LessThan(new Date(now.getTime() - gracePeriodMs));
    const old = await this.database.read.find(MediaLeftover, { where: { since }, take: mostAtOnce });
    for (const { stem } of old) await this.removeNow(stem);
  }
}
