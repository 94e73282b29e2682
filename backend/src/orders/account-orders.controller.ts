import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentCustomer, CustomerOnly, type Customer } from '../auth/index.js';
import { ApiPage, IdParam, mapPage, PageQuery, type Page } from '../common/http/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { AccountOrdersService } from './account-orders.service.js';
import { OrderCancellingService } from './order-cancelling.service.js';
import { PlacedOrderDto } from './orders.dto.js';
import { OrderNotFound, OrderTakenUp } from './orders.errors.js';

@ApiTags('customer account')
@Controller('account/orders')
export class AccountOrdersController {
  constructor(
    private readonly orders: AccountOrdersService,
    private readonly cancelling: OrderCancellingService,
  ) {}

  @Get()
  @CustomerOnly()
  @ApiOperation({ operationId: 'listMyOrders', summary: 'Orders that the logged-in customer placed, the newest first' })
  @ApiPage(PlacedOrderDto)
  list(@CurrentCustomer() customer: Customer, @Query() query: PageQuery): Promise<Page<PlacedOrderDto>> {
    return mapPage(this.orders.list(customer, query), (order) => PlacedOrderDto.of(order));
  }

  @Post(':id/cancel')
  @HttpCode(200)
  @CustomerOnly()
  @ApiOperation({
    operationId: 'cancelMyOrder',
    summary: 'The logged-in customer cancels an own order, while nobody works on it',
  })
  @ApiOkResponse({ type: PlacedOrderDto })
  @ApiProblem(OrderNotFound, OrderTakenUp)
  async cancel(@CurrentCustomer() customer: Customer, @IdParam() id: number): Promise<PlacedOrderDto> {
    return PlacedOrderDto.of(await this.cancelling.cancelOwn(id, customer));
  }
}
