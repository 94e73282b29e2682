import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { repeatUntil } from '../common/background-loop.js';
import { logger } from '../common/http/index.js';
import { hourMs } from '../common/tehran-day.js';
import { Env } from '../config/index.js';
import { WebhookSending } from './webhook-sending.js';

const pollMs = 1_000;
/** How long the application waits for running attempts when it ends. */
const graceMs = 3_000;

/**
 * Checks every second what each webhook has to send. Webhooks run independently, so a slow receiver does not delay the
 * others.
 */
@Injectable()
export class WebhookWorker implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly closing = new AbortController();
  private readonly running = new Map<number, Promise<void>>();
  private loops: Promise<void>[] = [];

  constructor(
    private readonly sending: WebhookSending,
    private readonly env: Env,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.env.sendsMessages) return;
    const { signal } = this.closing;
    this.loops = [
      repeatUntil(signal, 'webhooks cannot be worked through', pollMs, () => this.sendAll()),
      repeatUntil(signal, 'old deliveries not removed', hourMs, () => this.sending.forgetOld()),
    ];
  }

  async onApplicationShutdown(): Promise<void> {
    const stopped = this.stop();
    await Promise.race([stopped, sleep(graceMs, undefined, { ref: false })]);
    this.sending.close();
    await stopped;
  }

  /** Begins no new attempt; resolves when the running ones have ended. */
  async stop(): Promise<void> {
    this.closing.abort();
    await Promise.all(this.loops);
    await Promise.all(this.running.values());
  }

  private async sendAll(): Promise<void> {
    for (const { id } of await this.sending.active()) {
      if (this.running.has(id)) continue;
      const run = this.sending
        .send(id, this.closing.signal)
        .catch((error: unknown) => logger.warn({ err: error, id }, 'webhook cannot be worked through'))
        .finally(() => this.running.delete(id));
      this.running.set(id, run);
    }
  }
}
