import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LessThan, type EntityManager } from 'typeorm';
import { logger } from '../common/http/index.js';
import { Database } from '../database/index.js';
import { MediaFiles } from './media-files.js';
import { MediaLeftover } from './media-leftover.entity.js';

const hourMs = 60 * 60 * 1000;
/** No upload takes this long: files that are waiting since then wait for nobody. */
const gracePeriodMs = hourMs;
const mostAtOnce = 100;

/** Removes files without an item: at once where it can, else every hour. */
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

  /** Says, in the transaction of a change, that the files of `stem` belong to nobody now. */
  async add(stem: string, tx: EntityManager): Promise<void> {
    await tx.insert(MediaLeftover, { stem, since: new Date() });
  }

  /** Says that they belong to an item. */
  async claim(stem: string, tx: EntityManager): Promise<void> {
    await tx.delete(MediaLeftover, { stem });
  }

  /** Removes the files of `stem`; what fails is left to the sweep. */
  async removeNow(stem: string): Promise<void> {
    try {
      await this.files.removeAll(stem);
      await this.database.write((tx) => tx.delete(MediaLeftover, { stem }));
    } catch (error) {
      logger.warn({ err: error, stem }, 'media files are left for the sweep');
    }
  }

  /** Removes the files that have been waiting for an hour. */
  async sweep(now: Date = new Date()): Promise<void> {
    const since = LessThan(new Date(now.getTime() - gracePeriodMs));
    const old = await this.database.read.find(MediaLeftover, { where: { since }, take: mostAtOnce });
    for (const { stem } of old) await this.removeNow(stem);
  }
}
