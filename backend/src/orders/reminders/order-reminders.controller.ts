import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../../auth/index.js';
import { ApiProblem } from '../../common/errors/index.js';
import { IdParam, NoContent } from '../../common/http/index.js';
import { OrderNotFound } from '../orders.errors.js';
import { OrderReminderDto, ReminderOfOrderDto, SetOrderReminderDto } from './order-reminders.dto.js';
import { ReminderWithoutBuyer } from './order-reminders.errors.js';
import { OrderRemindersService } from './order-reminders.service.js';

/** The reminders of orders, for staff. */
@ApiTags('orders')
@Controller('orders/:id/reminder')
export class OrderRemindersController {
  constructor(private readonly reminders: OrderRemindersService) {}

  @Get()
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'getOrderReminder', summary: 'When the buyer is reminded to order this again' })
  @ApiOkResponse({ type: ReminderOfOrderDto })
  @ApiProblem(OrderNotFound)
  async get(@IdParam() id: number): Promise<ReminderOfOrderDto> {
    return ReminderOfOrderDto.of(await this.reminders.get(id));
  }

  @Put()
  @AdminOnly('orders')
  @ApiOperation({
    operationId: 'setOrderReminder',
    summary: 'Remind the buyer every few months to order this again',
    description: 'The buyer gets a message with a link that fills the cart. Nothing is ordered by itself.',
  })
  @ApiOkResponse({ type: OrderReminderDto })
  @ApiProblem(OrderNotFound, ReminderWithoutBuyer)
  async set(
    @IdParam() id: number,
    @Body() terms: SetOrderReminderDto,
    @CurrentCaller() caller: Caller,
  ): Promise<OrderReminderDto> {
    return OrderReminderDto.of(await this.reminders.set(id, terms, caller));
  }

  @Delete()
  @NoContent()
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'deleteOrderReminder', summary: 'Stop reminding the buyer of this order' })
  @ApiProblem(OrderNotFound)
  remove(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<void> {
    return this.reminders.remove(id, caller);
  }
}
