import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PeriodicTask } from '../common/periodic-task.js';
import { beginOf, dayBefore, dayOf } from '../common/tehran-day.js';
import { Database } from './database.js';
import { bumpRevision } from './revision.js';

const lookEveryMs = 60_000;

/** Some records expire at midnight in Tehran without any write. This watch then drops the cached responses that still show them. */
@Injectable()
export abstract class ExpiryWatch extends PeriodicTask {
  /** The day for which responses were last dropped. */
  private handledDay = dayOf(new Date());

  constructor(private readonly database: Database) {
    super('looking for expired records failed', lookEveryMs, () => this.update());
  }

  /** Whether a record that visitors see has one of these days as its last one; both ends are included. */
  protected abstract hasExpired(manager: EntityManager, from: string, to: string): Promise<boolean>;

  /** Raises the revision if a record expired since the last look. */
  async update(now: Date = new Date()): Promise<void> {
    const today = dayOf(now);
    if (beginOf(today) <= beginOf(this.handledDay)) return;
    const expired = await this.hasExpired(this.database.read, this.handledDay, dayBefore(today, 1));
    if (expired) await this.database.write((tx) => bumpRevision(tx));
    this.handledDay = today;
  }
}
