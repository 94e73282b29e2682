import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { logger } from '../common/http/index.js';

const everyMs = 1_000;
/** A time service corrects less than this by running the clock faster or slower. */
const jumpMs = 2_000;

/** How far the clock of the day is ahead of the one that nobody can set. */
const lead = () => Date.now() - performance.now();

/**
 * Logs when the machine's clock jumps: somebody set it, or the machine slept. Orders go on, but times that were stored before and
 * after the jump do not fit together: due calls, sessions, limits and reports count by them.
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
