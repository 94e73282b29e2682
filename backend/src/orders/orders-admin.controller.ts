import { Body, Controller, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem, ValidationFailed } from '../common/errors/index.js';
import { ApiCsv, ApiPage, IdParam, sendCsv, setPageHeaders } from '../common/http/index.js';
import { OrderCallsService } from './order-calls.service.js';
import { RecordCallDto } from './order-calls.dto.js';
import { orderColumns } from './orders.csv.js';
import { OrderDetailsDto, OrderDto, OrdersExportQuery, OrdersQuery, SetOrderStatusDto } from './orders.dto.js';
import { OrderChangedMeanwhile, OrderNotFound } from './orders.errors.js';
import { OrdersService } from './orders.service.js';

@ApiTags('orders')
@Controller('orders')
export class OrdersAdminController {
  constructor(
    private readonly orders: OrdersService,
    private readonly calls: OrderCallsService,
  ) {}

  @Get()
  @AdminOnly()
  @ApiOperation({ operationId: 'listOrders', summary: 'Filter and search orders' })
  @ApiPage(OrderDto)
  async list(@Query() query: OrdersQuery, @Res({ passthrough: true }) response: Response): Promise<OrderDto[]> {
    const now = new Date();
    const { rows, total } = await this.orders.list(query, now);
    setPageHeaders(response, total, query);
    return rows.map((order) => OrderDto.of(order, now));
  }

  @Get('export')
  @AdminOnly()
  @ApiOperation({ operationId: 'exportOrders', summary: 'The orders of the list as a CSV file, a row for every line' })
  @ApiCsv('Every line of every order that the filters let through, by id; what belongs to the order is repeated')
  @ApiProblem(ValidationFailed)
  async export(@Query() query: OrdersExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'orders', orderColumns, this.orders.lines(query, new Date()));
  }

  @Get(':id')
  @AdminOnly()
  @ApiOperation({ operationId: 'getOrder', summary: 'One order with the history of its status and its calls' })
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

  @Post(':id/calls')
  @AdminOnly()
  @ApiOperation({
    operationId: 'recordOrderCall',
    summary: 'Write down a call to the customer, or an attempt; the status stays (D10)',
  })
  @ApiCreatedResponse({ type: OrderDetailsDto })
  @ApiProblem(ValidationFailed, OrderNotFound, OrderChangedMeanwhile)
  async recordCall(
    @IdParam() id: number,
    @Body() call: RecordCallDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.calls.record(id, call, admin), new Date());
  }
}
