import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { AuthModule } from '../auth/index.js';
import { ContactFollowUpService } from './contact-follow-up.service.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';
import { NewsletterController } from './newsletter/newsletter.controller.js';
import { NewsletterService } from './newsletter/newsletter.service.js';
import { SubscribersService } from './newsletter/subscribers.service.js';

@Module({
  imports: [AuthModule, ContentModule],
  controllers: [ContactsController, NewsletterController],
  providers: [ContactsService, ContactFollowUpService, NewsletterService, SubscribersService],
  exports: [ContactsService, ContactFollowUpService],
})
export class ContactsModule {}
