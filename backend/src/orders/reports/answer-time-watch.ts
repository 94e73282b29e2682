import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { logger } from '../../common/http/index.js';
import { dayBefore, dayOf, hourMs } from '../../common/tehran-day.js';
import { SettingsService } from '../../content/index.js';
import { waitFigures } from './call-report.js';
import { periodOf } from './period.js';
import { ReportDays } from './report-days.js';

const measuredDays = 90;
/** With fewer orders, chance decides the median. */
const fewestOrders = 30;
const roundedTo = 5;

/**
 * Measures how long buyers wait for the first call, for the text that visitors read: half of the orders of the last 90 days got
 * it within `answerMinutes` of the settings. Only days that are over count, so the time changes once a day at most.
 */
@Injectable()
export class AnswerTimeWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly days: ReportDays,
    private readonly settings: SettingsService,
  ) {}

  /** Measures after an hour, when `ReportWarming` has read the days, and then each hour. */
  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.measure().catch((error: unknown) => logger.warn({ err: error }, 'time to the first call not measured'));
    }, hourMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async measure(now: Date = new Date()): Promise<void> {
    const today = dayOf(now);
    const sums = await this.days.of(periodOf(dayBefore(today, measuredDays), dayBefore(today, 1)), now);
    const { orders, medianMinutes } = waitFigures(sums);
    await this.settings.noteAnswerMinutes(
      orders < fewestOrders || medianMinutes === null ? null : roundedUp(medianMinutes),
    );
  }
}

/** Up, so that nobody is promised more than was measured. */
function roundedUp(minutes: number): number {
  return Math.max(roundedTo, Math.ceil(minutes / roundedTo) * roundedTo);
}
