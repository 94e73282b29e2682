import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.js';
import { ContentModule } from '../content/index.js';
import { OrdersModule } from '../orders/index.js';
import { AccountQuotesController } from './account-quotes.controller.js';
import { QuotePdfsController } from './paper/quote-pdfs.controller.js';
import { QuotePdfs } from './paper/quote-pdfs.service.js';
import { QuoteRepliesService } from './quote-replies.service.js';
import { QuoteTrackingService } from './quote-tracking.service.js';
import { QuotesAdminController } from './quotes-admin.controller.js';
import { QuotesController } from './quotes.controller.js';
import { QuotesForgetting } from './quotes-forgetting.js';
import { ReplyNewsSource } from './reply-news-source.js';
import { QuoteReminders } from './reminders/quote-reminders.service.js';
import { QuotesService } from './quotes.service.js';

// The controller of `track` comes first, so that the router does not take this word for an id.
@Module({
  imports: [AuthModule, ContentModule, OrdersModule],
  controllers: [AccountQuotesController, QuotesController, QuotesAdminController, QuotePdfsController],
  providers: [
    QuotePdfs,
    QuoteReminders,
    QuoteRepliesService,
    QuoteTrackingService,
    ReplyNewsSource,
    QuotesForgetting,
    QuotesService,
  ],
  exports: [QuotesForgetting, QuotesService],
})
export class QuotesModule {}
