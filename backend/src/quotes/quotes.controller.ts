import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem, TooManyRequests } from '../common/errors/index.js';
import { RateLimit, TokenParam } from '../common/http/index.js';
import { OrderNotFound, TrackQuery } from '../orders/index.js';
import { QuoteRepliesService } from './quote-replies.service.js';
import { QuoteTrackingService } from './quote-tracking.service.js';
import { AcceptQuoteDto, AskQuoteChangeDto, PublicQuoteDto, TrackedQuoteDto } from './quotes.dto.js';
import { QuoteAccepted, QuoteExpired, QuoteNotFound, QuoteReplaced } from './quotes.errors.js';
import type { Quote } from './quote.entity.js';

const shown = (quote: Quote): PublicQuoteDto => PublicQuoteDto.ofQuote(quote, new Date());

/** For buyers, who have the link, or the code and the phone of the order. */
@ApiTags('quotes')
@Controller()
export class QuotesController {
  constructor(
    private readonly replies: QuoteRepliesService,
    private readonly tracking: QuoteTrackingService,
  ) {}

  @Get('quotes/track')
  @RateLimit(120, { seconds: 900 })
  @ApiOperation({
    operationId: 'trackQuotes',
    summary: 'The sent proformas of an order, by its phone and its code or the number of one',
    description: 'Wrong pairs are counted by code and number, too.',
  })
  @ApiOkResponse({ type: [TrackedQuoteDto] })
  @ApiProblem(OrderNotFound, TooManyRequests)
  async track(@Query() pair: TrackQuery): Promise<TrackedQuoteDto[]> {
    const now = new Date();
    return (await this.tracking.track(pair)).map((quote) => TrackedQuoteDto.of(quote, now));
  }

  @Get('quote-links/:token')
  @RateLimit(240, { seconds: 900 })
  @ApiOperation({ operationId: 'openQuote', summary: 'The proforma of a link' })
  @ApiOkResponse({ type: PublicQuoteDto })
  @ApiProblem(QuoteNotFound)
  async open(@TokenParam() token: string): Promise<PublicQuoteDto> {
    return shown(await this.replies.open(token));
  }

  @Post('quote-links/:token/seen')
  @HttpCode(200)
  @RateLimit(120, { seconds: 900 })
  @ApiOperation({ operationId: 'markQuoteSeen', summary: 'Note that the buyer opened it' })
  @ApiOkResponse({ type: PublicQuoteDto })
  @ApiProblem(QuoteNotFound)
  async markSeen(@TokenParam() token: string): Promise<PublicQuoteDto> {
    return shown(await this.replies.markSeen(token));
  }

  @Post('quote-links/:token/accept')
  @HttpCode(200)
  @RateLimit(30, { seconds: 900 })
  @ApiOperation({
    operationId: 'acceptQuote',
    summary: 'The buyer accepts it',
    description: 'An accepted proforma keeps the first name.',
  })
  @ApiOkResponse({ type: PublicQuoteDto })
  @ApiProblem(QuoteNotFound, QuoteReplaced, QuoteExpired)
  async accept(@TokenParam() token: string, @Body() form: AcceptQuoteDto): Promise<PublicQuoteDto> {
    return shown(await this.replies.accept(token, form));
  }

  @Post('quote-links/:token/change')
  @HttpCode(200)
  @RateLimit(30, { seconds: 900 })
  @ApiOperation({ operationId: 'sendQuoteMessage', summary: 'The buyer asks for a change' })
  @ApiOkResponse({ type: PublicQuoteDto })
  @ApiProblem(QuoteNotFound, QuoteReplaced, QuoteExpired, QuoteAccepted)
  async askChange(@TokenParam() token: string, @Body() form: AskQuoteChangeDto): Promise<PublicQuoteDto> {
    return shown(await this.replies.askChange(token, form));
  }
}
