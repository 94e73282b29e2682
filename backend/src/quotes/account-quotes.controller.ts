import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCustomer, CustomerOnly, type Customer } from '../auth/index.js';
import { ApiPage, mapPage, PageQuery, type Page } from '../common/http/index.js';
import { QuoteTrackingService } from './quote-tracking.service.js';
import { AccountQuoteDto } from './quotes.dto.js';

@ApiTags('customer account')
@Controller('account/quotes')
export class AccountQuotesController {
  constructor(private readonly quotes: QuoteTrackingService) {}

  @Get()
  @CustomerOnly()
  @ApiOperation({
    operationId: 'listMyQuotes',
    summary: 'Proformas that were sent for orders of the logged-in customer, the newest first',
  })
  @ApiPage(AccountQuoteDto)
  list(@CurrentCustomer() customer: Customer, @Query() query: PageQuery): Promise<Page<AccountQuoteDto>> {
    const now = new Date();
    return mapPage(this.quotes.ofCustomer(customer, query), (quote) => AccountQuoteDto.of(quote, now));
  }
}
