import { Body, Controller, HttpCode, Post, Query, Delete, Get, Res } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../common/errors/index.js';
import {
  RateLimit,
  ApiCsv,
  ApiPage,
  IdParam,
  sendCsv,
  mapPage,
  type Page,
  NoContent,
} from '../../common/http/index.js';
import { copy } from '../copy.js';
import {
  NewsletterAnswerDto,
  SubscribeDto,
  UnsubscribeDto,
  SubscriberCountsDto,
  SubscriberDto,
  SubscribersExportQuery,
  SubscribersQuery,
  unsubscribeTokenOf,
} from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { subscriberColumns } from './newsletter.csv.js';
import { SubscriberNotFound } from './newsletter.errors.js';
import { SubscribersService } from './subscribers.service.js';

@ApiTags('newsletter')
@Controller('newsletter')
export class NewsletterController {
  constructor(
    private readonly newsletter: NewsletterService,
    private readonly subscribers: SubscribersService,
  ) {}

  @Post()
  @HttpCode(200)
  @RateLimit(60, { seconds: 3600 })
  @ApiOperation({
    operationId: 'subscribeNewsletter',
    summary: 'Subscribe an e-mail address; one that is already subscribed gets the same response',
  })
  @ApiOkResponse({ type: NewsletterAnswerDto })
  async subscribe(@Body() { email }: SubscribeDto): Promise<NewsletterAnswerDto> {
    await this.newsletter.subscribe(email);
    return { success: true, message: copy.subscribed };
  }

  @Post('unsubscribe')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'unsubscribeNewsletter',
    summary: 'Unsubscribe; unknown tokens and repetitions get the same response',
    description:
      'The token is in the body, or in the address for the one-click links of mail programs (RFC 8058), whose form is ' +
      'ignored.',
  })
  @ApiBody({ type: UnsubscribeDto, required: false })
  @ApiOkResponse({ type: NewsletterAnswerDto })
  async unsubscribe(@Body() body: UnsubscribeDto, @Query() query: UnsubscribeDto): Promise<NewsletterAnswerDto> {
    await this.newsletter.unsubscribe(unsubscribeTokenOf(body, query));
    return { success: true, message: copy.unsubscribed };
  }

  @Get()
  @AdminOnly('newsletter')
  @ApiOperation({ operationId: 'listSubscribers', summary: 'Subscribers, the newest first' })
  @ApiPage(SubscriberDto)
  list(@Query() query: SubscribersQuery): Promise<Page<SubscriberDto>> {
    return mapPage(this.subscribers.list(query), (subscriber) => SubscriberDto.of(subscriber));
  }

  @Get('counts')
  @AdminOnly('newsletter')
  @ApiOperation({ operationId: 'countSubscribers', summary: 'How many subscribers each filter lets through' })
  @ApiOkResponse({ type: SubscriberCountsDto })
  counts(): Promise<SubscriberCountsDto> {
    return this.subscribers.counts();
  }

  @Get('export')
  @AdminOnly('newsletter')
  @ApiOperation({ operationId: 'exportSubscribers', summary: 'Subscribers as a CSV file, the oldest first' })
  @ApiCsv('One row per subscriber')
  async export(@Query() query: SubscribersExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'subscribers', subscriberColumns, this.subscribers.batches(query));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('newsletter')
  @ApiOperation({ operationId: 'deleteSubscriber', summary: 'Forget an address; recorded with admin and time' })
  @ApiProblem(SubscriberNotFound)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<void> {
    return this.subscribers.remove(id, admin);
  }
}
