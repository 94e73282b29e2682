import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { repeatUntil, waited } from '../../common/background-loop.js';
import { logger } from '../../common/http/index.js';
import { hourMs } from '../../common/tehran-day.js';
import { Env } from '../../config/index.js';
import { OutboxDelivery } from './outbox-delivery.js';
import { outboxChannels, type OutboxChannel } from './outbox-message.entity.js';

const pollMs = 1_000;
/** Messages go out soon after the database is back. */
const longestPauseMs = 4_000;
const renewEveryMs = 30_000;
const forgetEveryMs = 10_000;
/** How long the application waits for running deliveries when it ends. */
const graceMs = 3_000;

/** Polls the outbox every second as long as the application runs. */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly closing = new AbortController();
  private loops: Promise<void>[] = [];
  private renewing: NodeJS.Timeout | undefined;

  constructor(
    private readonly delivery: OutboxDelivery,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.sendsMessages) return;
    const { signal } = this.closing;
    this.loops = [
      ...outboxChannels.map((channel) => this.keepSending(channel)),
      repeatUntil(signal, 'forgotten messages not removed', forgetEveryMs, () => this.delivery.removeForgotten()),
      repeatUntil(signal, 'old messages not removed', hourMs, () => this.delivery.forgetOld()),
    ];
    this.renewing = setInterval(() => {
      this.delivery.renewLeases().catch((error: unknown) => logger.warn({ err: error }, 'leases not renewed'));
    }, renewEveryMs);
    this.renewing.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    const stopped = this.stop();
    await Promise.race([stopped, sleep(graceMs, undefined, { ref: false })]);
    this.delivery.close();
    await stopped;
  }

  /** Starts no new delivery; resolves when the running ones have ended. */
  async stop(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.loops);
    clearInterval(this.renewing);
  }

  /** The pause grows with each failure of the database. */
  private async keepSending(channel: OutboxChannel): Promise<void> {
    for (let failures = 0; await waited(Math.min(pollMs * 2 ** failures, longestPauseMs), this.closing.signal);) {
      try {
        await this.delivery.sendDue(channel, this.closing.signal);
        failures = 0;
      } catch (error) {
        failures += 1;
        logger.warn({ err: error, channel }, 'the outbox cannot be worked through');
      }
    }
  }
}
