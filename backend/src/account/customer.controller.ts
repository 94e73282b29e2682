import { Controller, Delete, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, CustomerDetailsDto, CustomerNotFound, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiPage, IdParam, PageQuery, mapPage, type Page, NoContent } from '../common/http/index.js';
import { OrderDto, OrderReminderDto } from '../orders/index.js';
import { CustomerCareService } from './customer-care.service.js';

/** One customer and the customer's orders; the list of customers is in `auth`. */
@ApiTags('customers')
@Controller('customers/:id')
export class CustomerController {
  constructor(private readonly customers: CustomerCareService) {}

  @Get()
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'getCustomer', summary: 'One customer' })
  @ApiOkResponse({ type: CustomerDetailsDto })
  @ApiProblem(CustomerNotFound)
  get(@IdParam() id: number): Promise<CustomerDetailsDto> {
    return this.customers.get(id);
  }

  @Get('orders')
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'listCustomerOrders', summary: 'What a customer ordered while logged in, newest first' })
  @ApiPage(OrderDto)
  @ApiProblem(CustomerNotFound)
  orders(@IdParam() id: number, @Query() query: PageQuery): Promise<Page<OrderDto>> {
    const now = new Date();
    return mapPage(this.customers.orders(id, query), (order) => OrderDto.of(order, now));
  }

  @Get('order-reminders')
  @AdminOnly('customers')
  @ApiOperation({
    operationId: 'listCustomerOrderReminders',
    summary: 'Of which orders a customer is reminded, the next one first',
  })
  @ApiOkResponse({ type: [OrderReminderDto] })
  @ApiProblem(CustomerNotFound)
  async orderReminders(@IdParam() id: number): Promise<OrderReminderDto[]> {
    return (await this.customers.orderReminders(id)).map((reminder) => OrderReminderDto.of(reminder));
  }

  @Delete('sessions')
  @NoContent()
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'deleteCustomerSessions', summary: 'Log a customer out of every device' })
  @ApiProblem(CustomerNotFound)
  endSessions(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<void> {
    return this.customers.endSessions(id, admin);
  }

  @Delete()
  @NoContent()
  @AdminOnly('customersInBulk')
  @ApiOperation({
    operationId: 'deleteCustomer',
    summary: 'Forget a customer; the orders stay without a word about the person',
    description: 'Open orders are cancelled, because nobody can be called any more. There is no undo.',
  })
  @ApiProblem(CustomerNotFound)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<void> {
    return this.customers.remove(id, admin);
  }
}
