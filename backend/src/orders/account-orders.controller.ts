import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { CurrentCustomer, CustomerOnly, type Customer } from '../auth/index.js';
import { ApiPage, setPageHeaders } from '../common/http/index.js';
import { AccountOrdersService } from './account-orders.service.js';
import { AccountOrdersQuery, PlacedOrderDto } from './orders.dto.js';

@ApiTags('customer account')
@Controller('account/orders')
export class AccountOrdersController {
  constructor(private readonly orders: AccountOrdersService) {}

  @Get()
  @CustomerOnly()
  @ApiOperation({
    operationId: 'listMyOrders',
    summary: 'Orders that the logged-in customer placed, the newest first (D11)',
  })
  @ApiPage(PlacedOrderDto)
  async list(
    @CurrentCustomer() customer: Customer,
    @Query() query: AccountOrdersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PlacedOrderDto[]> {
    const { rows, total } = await this.orders.list(customer, query);
    setPageHeaders(response, total, query);
    return rows.map((order) => PlacedOrderDto.of(order));
  }
}
