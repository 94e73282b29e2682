import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '../../common/periodic-task.js';
import { dayBefore, dayOf, hourMs } from '../../common/tehran-day.js';
import { SettingsService } from '../../content/index.js';
import { waitFigures } from './call-report.js';
import { periodOf } from './period.js';
import { ReportDays } from './report-days.js';

const measuredDays = 90;
/** With fewer orders, the median depends too much on chance. */
const fewestOrders = 30;
const roundedTo = 5;

/**
 * Measures the median time to the first call for the orders of the last 90 days, and stores it as `answerMinutes` in the
 * settings, which the pages show to visitors. Only days that are over count, so the time changes once a day at most.
 */
@Injectable()
export class AnswerTimeWatch extends PeriodicTask {
  constructor(
    private readonly days: ReportDays,
    private readonly settings: SettingsService,
  ) {
    // The first run is an hour after the start, when `ReportWarming` has read the days.
    super('time to the first call not measured', hourMs, () => this.measure());
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

/** Rounds up, so that the site does not promise a shorter time than was measured. */
function roundedUp(minutes: number): number {
  return Math.max(roundedTo, Math.ceil(minutes / roundedTo) * roundedTo);
}
