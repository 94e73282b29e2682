import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { logger } from '../common/http/index.js';

const everyMs = 1_000;
/** Smaller differences are corrections by a time service, which makes the clock faster or slower for a while. */
const jumpMs = 2_000;

/** The difference between the wall clock and the monotonic clock, which nobody can set. */
const lead = () => Date.now() - performance.now();

/**
 * Logs when the machine's clock jumps, because somebody set it or the machine slept. The site goes on, but due calls,
 * sessions, limits and reports compare times from before the jump with times after it, and are wrong by this difference.
 */
@Injectable()
export class ClockWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private known = lead();

  onApplicationBootstrap(): void {
    this.known = lead();
    this.timer = setInterval(() => this.look(), everyMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    const jumped = lead() - this.known;
    if (Math.abs(jumped) < jumpMs) return;
    this.known += jumped;
    logger.error({ seconds: Math.round(jumped / 1_000) }, 'the clock jumped: check the time of this machine');
  }
}
