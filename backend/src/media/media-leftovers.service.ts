import { Injectable } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { logger } from '../common/http/index.js';
import { PeriodicTask } from '../common/periodic-task.js';
import { hourMs } from '../common/tehran-day.js';
import { Database } from '../database/index.js';
import { MediaFiles } from './media-files.js';
import { MediaLeftover } from './media-leftover.entity.js';

/** No upload takes this long, so older files without an item are abandoned. */
const gracePeriodMs = hourMs;
const mostAtOnce = 100;

/** Removes files without an item: at once if possible, otherwise every hour. */
@Injectable()
export class MediaLeftovers extends PeriodicTask {
  constructor(
    private readonly database: Database,
    private readonly files: MediaFiles,
  ) {
    super('media sweep failed', hourMs, () => this.sweep());
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
