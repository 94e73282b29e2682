import { Module } from '@nestjs/common';
import { NewsletterController } from './newsletter.controller.js';
import { NewsletterService } from './newsletter.service.js';
import { SubscribersController } from './subscribers.controller.js';
import { SubscribersService } from './subscribers.service.js';

@Module({
  controllers: [NewsletterController, SubscribersController],
  providers: [NewsletterService, SubscribersService],
})
export class NewsletterModule {}
