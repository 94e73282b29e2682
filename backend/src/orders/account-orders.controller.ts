import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCustomer, CustomerOnly, type Customer } from '../auth/index.js';
import { ApiPage, mapPage, type Page } from '../common/http/index.js';
import { AccountOrdersService } from './account-orders.service.js';
import { AccountOrdersQuery, PlacedOrderDto } from './orders.dto.js';

@ApiTags('customer account')
@Controller('account/orders')
export class AccountOrdersController {
  constructor(private readonly orders: AccountOrdersService) {}

  @Get()
  @CustomerOnly()
  @ApiOperation({ operationId: 'listMyOrders', summary: 'Orders that the logged-in customer placed, the newest first' })
  @ApiPage(PlacedOrderDto)
  list(@CurrentCustomer() customer: Customer, @Query() query: AccountOrdersQuery): Promise<Page<PlacedOrderDto>> {
    return mapPage(this.orders.list(customer, query), (order) => PlacedOrderDto.of(order));
  }
}
