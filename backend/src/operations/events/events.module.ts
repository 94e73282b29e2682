import { Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed.service.js';

/** The feed of changes, for domains that follow the changes of others. */
@Module({ providers: [ChangeFeed], exports: [ChangeFeed] })
export class EventsModule {}
