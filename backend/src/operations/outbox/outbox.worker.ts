import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { logger } from '../../common/http/index.js';
import { OutboxDelivery } from './outbox-delivery.js';

const pollMs = 1_000;
const forgetEveryMs = 60 * 60_000;

/** Looks into the outbox every second as long as the application runs. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private forgetAt = 0;

  constructor(private readonly delivery: OutboxDelivery) {}

  onApplicationBootstrap(): void {
    this.lookAgain();
  }

  /** Ends after the message that is on its way. */
  async onApplicationShutdown(): Promise<void> {
    this.closing.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  private lookAgain(): void {
    if (this.closing.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.running = this.look(new Date())
        .catch((error: unknown) => logger.warn({ err: error }, 'the outbox cannot be read'))
        .then(() => this.lookAgain());
    }, pollMs);
    this.timer.unref();
  }

  private async look(now: Date): Promise<void> {
    await this.delivery.sendDue(now, this.closing.signal);
    if (now.getTime() < this.forgetAt) return;
    await this.delivery.forgetOld(now);
    this.forgetAt = now.getTime() + forgetEveryMs;
  }
}
