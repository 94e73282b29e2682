import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../common/errors/index.js';
import { RateLimit, TokenParam } from '../../common/http/index.js';
import { UnsubscribeDto, unsubscribeTokenOf } from '../../contacts/index.js';
import { copy } from './copy.js';
import { OpenedReminderDto, ReminderStoppedDto } from './order-reminders.dto.js';
import { ReminderNotFound } from './order-reminders.errors.js';
import { OrderRemindersService } from './order-reminders.service.js';

/** For buyers, who have the link from a message. */
@ApiTags('orders')
@Controller()
export class ReminderLinksController {
  constructor(private readonly reminders: OrderRemindersService) {}

  @Get('reminder-links/:token')
  @RateLimit(240, { seconds: 900 })
  @ApiOperation({ operationId: 'openOrderReminder', summary: 'What the link of a reminder orders again' })
  @ApiOkResponse({ type: OpenedReminderDto })
  @ApiProblem(ReminderNotFound)
  async open(@TokenParam() token: string): Promise<OpenedReminderDto> {
    const { reminder, order } = await this.reminders.open(token);
    return OpenedReminderDto.of(reminder, order);
  }

  @Post('order-reminders/unsubscribe')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'unsubscribeOrderReminder',
    summary: 'Stop the reminders of an order; like `unsubscribeNewsletter`',
  })
  @ApiBody({ type: UnsubscribeDto, required: false })
  @ApiOkResponse({ type: ReminderStoppedDto })
  async stop(@Body() body: UnsubscribeDto, @Query() query: UnsubscribeDto): Promise<ReminderStoppedDto> {
    await this.reminders.stop(unsubscribeTokenOf(body, query));
    return { success: true, message: copy.stopped };
  }
}
