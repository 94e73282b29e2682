import { Injectable } from '@nestjs/common';
import { PeriodicTask } from '../../common/periodic-task.js';
import { hourMs } from '../../common/tehran-day.js';
import { ChangeFeed } from './change-feed.service.js';

/** Deletes old events every hour. */
@Injectable()
export class ChangeCleaning extends PeriodicTask {
  constructor(feed: ChangeFeed) {
    super('old changes not deleted', hourMs, () => feed.forgetOld());
  }
}
