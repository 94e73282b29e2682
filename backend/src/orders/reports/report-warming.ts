import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { logger } from '../../common/http/index.js';
import { dayBefore, dayOf } from '../../common/tehran-day.js';
import { mostDays, periodOf } from './period.js';
import { ReportDays } from './report-days.js';

/** First the copy gives the answers that visitors wait for. */
const firstMs = 5_000;
const daysAtOnce = 5;
/** Pauses are this many times as long as the work between them: a fifth of one core and of one connection is taken. */
const pauses = 4;

/** Reads the days of the longest report, in the background and once, so that nobody waits for them. */
@Injectable()
export class ReportWarming implements OnModuleDestroy {
  private readonly closing = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly days: ReportDays) {}

  /** Returns at once. */
  begin(waitMs = firstMs): void {
    this.running = this.warm(waitMs).catch((error: unknown) => {
      logger.warn({ err: error }, 'reports not warmed up: the first ones take longer');
    });
  }

  /** Waits for the days that are being read now, and reads no others. */
  async onModuleDestroy(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  /** The newest days first. The longest report reads as many days again before it. */
  private async warm(waitMs: number): Promise<void> {
    const today = dayOf(new Date());
    let wait = waitMs;
    for (let ago = daysAtOnce; ago < 2 * mostDays + daysAtOnce; ago += daysAtOnce) {
      if (!(await this.waited(wait))) return;
      const began = performance.now();
      await this.days.of(periodOf(dayBefore(today, ago - 1), dayBefore(today, ago - daysAtOnce)), new Date());
      wait = pauses * (performance.now() - began);
    }
  }

  /** False when the application ends. */
  private waited(ms: number): Promise<boolean> {
    return pause(ms, true, { ref: false, signal: this.closing.signal }).catch(() => false);
  }
}
