import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { logger } from '../../common/http/index.js';
import { RepeatedWork } from '../../common/repeated-work.js';
import type { Env } from '../../config/index.js';
import type { Database } from '../../database/index.js';

const pauseMs = 60_000;

/** How many due messages are read at once: a transaction that queued more would keep other writers waiting. */
export const mostDueAtOnce = 100;

/** Messages that become due as time passes or data changes. Every minute, the copies that send messages queue the due ones. */
export abstract class DueMessages implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly work = new RepeatedWork(
    () => this.queueAndLog(),
    () => pauseMs,
  );

  /** @param name of the messages in the log: `reminders of quotes` */
  protected constructor(
    private readonly name: string,
    protected readonly database: Database,
    protected readonly env: Env,
  ) {}

  /** Queues what is due, and returns for how many records. Several copies may call it at once. */
  abstract queueDue(now?: Date): Promise<number>;

  onApplicationBootstrap(): void {
    if (this.env.sendsMessages) this.work.start();
  }

  onModuleDestroy(): void {
    this.work.stop();
  }

  /** Queues what is due now, on a copy that sends messages; other copies leave it to those. */
  protected queueSoon(): void {
    this.work.wake();
  }

  private async queueAndLog(): Promise<void> {
    try {
      const count = await this.queueDue();
      if (count > 0) logger.info({ count }, `queued ${this.name}`);
    } catch (error) {
      logger.warn({ err: error }, `did not queue ${this.name}`);
    }
  }
}
