import { Module } from '@nestjs/common';
import { ContentModule } from '../content/index.js';
import { ContactsController } from './contacts.controller.js';
import { ContactsService } from './contacts.service.js';
import { NewsletterModule } from './newsletter/index.js';

@Module({
  imports: [ContentModule, NewsletterModule],
  controllers: [ContactsController],
  providers: [ContactsService],
  exports: [ContactsService],
})
export class ContactsModule {}
