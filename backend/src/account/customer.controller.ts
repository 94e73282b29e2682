import { Controller, Delete, Get, HttpCode, Query, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, CustomerDetailsDto, CustomerNotFound, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiPage, IdParam, PageQuery, setPageHeaders } from '../common/http/index.js';
import { OrderDto } from '../orders/index.js';
import { CustomerCareService } from './customer-care.service.js';

/** One customer, with what they ordered; the list of all is in `auth`. */
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
  async orders(
    @IdParam() id: number,
    @Query() query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OrderDto[]> {
    const { rows, total } = await this.customers.orders(id, query);
    setPageHeaders(response, total, query);
    const now = new Date();
    return rows.map((order) => OrderDto.of(order, now));
  }

  @Delete('sessions')
  @HttpCode(204)
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'deleteCustomerSessions', summary: 'Log a customer out of every device' })
  @ApiNoContentResponse()
  @ApiProblem(CustomerNotFound)
  endSessions(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<void> {
    return this.customers.endSessions(id, admin);
  }

  @Delete()
  @HttpCode(204)
  @AdminOnly('customers')
  @ApiOperation({
    operationId: 'deleteCustomer',
    summary: 'Forget a customer; the orders stay without a word about the person',
    description: 'Open orders are cancelled, because nobody can be called any more. There is no undo.',
  })
  @ApiNoContentResponse()
  @ApiProblem(CustomerNotFound)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<void> {
    return this.customers.remove(id, admin);
  }
}
