import { Body, Controller, Get, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem, ValidationFailed } from '../common/errors/index.js';
import { ApiPage, IdParam, setPageHeaders } from '../common/http/index.js';
import { OrderDetailsDto, OrderDto, OrdersQuery, SetOrderStatusDto } from './orders.dto.js';
import { OrderChangedMeanwhile, OrderNotFound } from './orders.errors.js';
import { OrdersService } from './orders.service.js';

@ApiTags('orders')
@Controller('orders')
export class OrdersAdminController {
  constructor(private readonly orders: OrdersService) {}

  @Get()
  @AdminOnly()
  @ApiOperation({ operationId: 'listOrders', summary: 'Filter and search orders' })
  @ApiPage(OrderDto)
  async list(@Query() query: OrdersQuery, @Res({ passthrough: true }) response: Response): Promise<OrderDto[]> {
    const { rows, total } = await this.orders.list(query);
    setPageHeaders(response, total, query);
    const now = new Date();
    return rows.map((order) => OrderDto.of(order, now));
  }

  @Get(':id')
  @AdminOnly()
  @ApiOperation({ operationId: 'getOrder', summary: 'One order with the history of its status' })
  @ApiOkResponse({ type: OrderDetailsDto })
  @ApiProblem(OrderNotFound)
  async get(@IdParam() id: number): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.orders.get(id), new Date());
  }

  @Put(':id/status')
  @AdminOnly()
  @ApiOperation({ operationId: 'setOrderStatus', summary: 'Move an order to any status; recorded with admin and time' })
  @ApiOkResponse({ type: OrderDto })
  @ApiProblem(ValidationFailed, OrderNotFound, OrderChangedMeanwhile)
  async setStatus(
    @IdParam() id: number,
    @Body() { status, version }: SetOrderStatusDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<OrderDto> {
    return OrderDto.of(await this.orders.setStatus(id, status, admin, version), new Date());
  }
}
