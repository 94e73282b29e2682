import { logger } from '../../common/http/index.js';
import { PeriodicTask } from '../../common/periodic-task.js';
import type { Env } from '../../config/index.js';
import type { Database } from '../../database/index.js';

const pauseMs = 60_000;

/** How many due messages are read at once: a transaction that queued more would keep other writers waiting. */
export const mostDueAtOnce = 100;

/** Messages that become due as time passes or data changes. Every minute, the copies that send messages queue the due ones. */
export abstract class DueMessages extends PeriodicTask {
  /** @param name of the messages in the log: `reminders of quotes` */
  protected constructor(
    name: string,
    protected readonly database: Database,
    protected readonly env: Env,
  ) {
    super(`did not queue ${name}`, pauseMs, async () => {
      const count = await this.queueDue();
      if (count > 0) logger.info({ count }, `queued ${name}`);
    });
  }

  /** Queues what is due, and returns for how many records. Several copies may call it at once. */
  abstract queueDue(now?: Date): Promise<number>;

  override onApplicationBootstrap(): void {
    if (this.env.sendsMessages) void super.onApplicationBootstrap();
  }
}
