import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '../common/periodic-task.js';
import { hourMs } from '../common/tehran-day.js';
import { SettingsService } from '../content/index.js';
import { bumpRevision, Database } from '../database/index.js';
import { PriceListService } from './price-list.service.js';
import { rateAgeOf, type RateAge } from './rate-age.js';

/**
 * The rate's age changes without any write. On the day when the rate becomes old, and on the day when it expires, this
 * service recomputes stored prices and drops cached responses.
 */
@Injectable()
export class RateWatch extends PeriodicTask {
  /**
   * The age for which stored prices and cached responses were last updated. A new process begins with `fresh`, so that it
   * updates them if the rate is older.
   */
  private handledAge: RateAge = 'fresh';

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly prices: PriceListService,
  ) {
    super('looking at the age of the rate failed', hourMs, () => this.update());
  }

  override async onApplicationBootstrap(): Promise<void> {
    await super.onApplicationBootstrap();
    await this.runOrLog();
  }

  async update(now: Date = new Date()): Promise<void> {
    const age = rateAgeOf(await this.settings.get(), now);
    if (age === this.handledAge) return;
    if (await this.prices.hasEntries()) {
      await this.database.write(async (tx) => {
        await bumpRevision(tx);
        await this.prices.repriceAll(tx, await this.settings.get(tx), now);
      });
    }
    this.handledAge = age;
  }
}
