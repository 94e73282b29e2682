import { Controller, Delete, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { ApiCsv, ApiPage, IdParam, sendCsv, mapPage, type Page, NoContent } from '../../common/http/index.js';
import { subscriberColumns } from './newsletter.csv.js';
import { SubscriberCountsDto, SubscriberDto, SubscribersExportQuery, SubscribersQuery } from './newsletter.dto.js';
import { SubscriberNotFound } from './newsletter.errors.js';
import { SubscribersService } from './subscribers.service.js';

@ApiTags('newsletter')
@Controller('newsletter')
export class SubscribersController {
  constructor(private readonly subscribers: SubscribersService) {}

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
