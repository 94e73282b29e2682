import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { waited } from '../../common/background-loop.js';
import { logger } from '../../common/http/index.js';
import { dayBefore, dayOf } from '../../common/tehran-day.js';
import { mostDays, periodOf } from './period.js';
import { ReportDays } from './report-days.js';

/** The wait before the first read. Right after a start, this copy first serves the requests of visitors. */
const firstMs = 5_000;
const daysAtOnce = 5;
/**
 * A pause is this many times as long as the work before it, so that the work takes a fifth of one core and of one
 * connection.
 */
const pauses = 4;

/** Reads the days of the longest report once after the start, in the background, so that no admin has to wait for them. */
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

  /** Stops reading: waits for the days that are being read now, and reads no others. */
  async onModuleDestroy(): Promise<void> {
    this.closing.abort();
    await this.running;
  }

  /** Reads the newest days first. It reads twice `mostDays`, because the longest report also reads the period before. */
  private async warm(waitMs: number): Promise<void> {
    const today = dayOf(new Date());
    let wait = waitMs;
    for (let ago = daysAtOnce; ago < 2 * mostDays + daysAtOnce; ago += daysAtOnce) {
      if (!(await waited(wait, this.closing.signal))) return;
      const began = performance.now();
      await this.days.of(periodOf(dayBefore(today, ago - 1), dayBefore(today, ago - daysAtOnce)), new Date());
      wait = pauses * (performance.now() - began);
    }
  }
}
