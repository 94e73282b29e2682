import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { SubscribersService } from './newsletter/subscribers.service.js';

@Module({
  imports: [ContentModule],
  controllers: [ContactsController, NewsletterController],
  providers: [ContactsService, NewsletterService, SubscribersService],
  exports: [ContactsService],
})
export class ContactsModule {}
