import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { logger } from '../common/http/index.js';
import { SettingsService } from '../content/index.js';
import { bumpRevision, Database } from '../database/index.js';
import { PriceListService } from './price-list.service.js';
import { rateAgeOf, type RateAge } from './rate-age.js';

const hourMs = 60 * 60 * 1000;

/**
 * The rate grows old while nothing is written: kept answers and stored prices are made anew on the day on which it is
 * marked, and on that on which its prices go (D45).
 */
@Injectable()
export class RateWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  /** What kept answers say: those from before this process may say anything but are right for a fresh rate. */
  private told: RateAge = 'fresh';

  constructor(
    private readonly database: Database,
    private readonly settings: SettingsService,
    private readonly prices: PriceListService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    this.timer = setInterval(() => void this.lookAgain(), hourMs);
    this.timer.unref();
    await this.lookAgain();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async lookAgain(): Promise<void> {
    try {
      await this.look();
    } catch (error) {
      logger.error({ err: error }, 'looking at the age of the rate failed');
    }
  }

  async look(now: Date = new Date()): Promise<void> {
    const age = rateAgeOf(await this.settings.get(), now);
    if (age === this.told) return;
    if (await this.prices.hasEntries()) {
      await this.database.write(async (tx) => {
        await bumpRevision(tx);
        await this.prices.repriceAll(tx, await this.settings.get(tx), now);
      });
    }
    this.told = age;
  }
}
