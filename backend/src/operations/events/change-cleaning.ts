import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { logger } from '../../common/http/index.js';
import { hourMs } from '../../common/tehran-day.js';
import { ChangeFeed } from './change-feed.service.js';

/** Deletes old events every hour. */
@Injectable()
export class ChangeCleaning implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly feed: ChangeFeed) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.feed.forgetOld().catch((error: unknown) => logger.warn({ err: error }, 'old changes not deleted'));
    }, hourMs);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
