import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCustomer, CustomerOnly, type Customer } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { IdParam, NoContent } from '../../common/http/index.js';
import { OrderNotFound } from '../orders.errors.js';
import { OrderReminderDto, SetOrderReminderDto } from './order-reminders.dto.js';
import { OrderRemindersService } from './order-reminders.service.js';

@ApiTags('customer account')
@Controller('account')
export class AccountRemindersController {
  constructor(private readonly reminders: OrderRemindersService) {}

  @Get('order-reminders')
  @CustomerOnly()
  @ApiOperation({
    operationId: 'listMyOrderReminders',
    summary: 'Of which own orders the customer is reminded, the next one first',
  })
  @ApiOkResponse({ type: [OrderReminderDto] })
  async list(@CurrentCustomer() { id }: Customer): Promise<OrderReminderDto[]> {
    return (await this.reminders.ofCustomer(id)).map((reminder) => OrderReminderDto.of(reminder));
  }

  @Put('orders/:id/reminder')
  @CustomerOnly()
  @ApiOperation({
    operationId: 'setMyOrderReminder',
    summary: 'Be reminded every few months to order this again',
    description: 'The message has a link that fills the cart. Nothing is ordered by itself.',
  })
  @ApiOkResponse({ type: OrderReminderDto })
  @ApiProblem(OrderNotFound)
  async set(
    @IdParam() id: number,
    @Body() terms: SetOrderReminderDto,
    @CurrentCustomer() customer: Customer,
  ): Promise<OrderReminderDto> {
    return OrderReminderDto.of(await this.reminders.setOwn(id, terms, customer));
  }

  @Delete('orders/:id/reminder')
  @NoContent()
  @CustomerOnly()
  @ApiOperation({ operationId: 'deleteMyOrderReminder', summary: 'Stop the reminders of an own order' })
  @ApiProblem(OrderNotFound)
  remove(@IdParam() id: number, @CurrentCustomer() customer: Customer): Promise<void> {
    return this.reminders.removeOwn(id, customer);
  }
}
