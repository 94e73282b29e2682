import { Body, Controller, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, CurrentCaller, type Admin, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiCsv, ApiPage, IdParam, PageQuery, sendCsv, mapPage, type Page } from '../common/http/index.js';
import { OrderCallsService } from './order-calls.service.js';
import { RecordCallDto } from './order-calls.dto.js';
import { orderColumns } from './orders.csv.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { AddOrderNoteDto } from './order-notes.dto.js';
import { viewerOf } from './order-filters.js';
import { OrderStaffService } from './order-staff.service.js';
import {
  OrderDetailsDto,
  OrderDto,
  OrdersExportQuery,
  OrdersQuery,
  SetAssigneeDto,
  SetOrderExternalIdDto,
  SetOrderStatusDto,
} from './orders.dto.js';
import { OrderChangedMeanwhile, OrderExternalIdTaken, OrderNotFound } from './orders.errors.js';
import { OrdersService } from './orders.service.js';

@ApiTags('orders')
@Controller('orders')
export class OrdersAdminController {
  constructor(
    private readonly orders: OrdersService,
    private readonly calls: OrderCallsService,
    private readonly staff: OrderStaffService,
  ) {}

  @Get()
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'listOrders', summary: 'Filter and search orders' })
  @ApiPage(OrderDto)
  list(@Query() query: OrdersQuery, @CurrentCaller() caller: Caller): Promise<Page<OrderDto>> {
    const viewer = viewerOf(caller, query);
    return mapPage(this.orders.list(query, viewer), (order) => OrderDto.of(order, viewer.now));
  }

  @Get('export')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'exportOrders', summary: 'The orders of the list as a CSV file, a row for every line' })
  @ApiCsv('Every line of the filtered orders, by id; the fields of the order are repeated in each line')
  async export(
    @Query() query: OrdersExportQuery,
    @CurrentCaller() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    const lines = this.orders.lines(query, viewerOf(caller, query));
    await sendCsv(response, 'orders', orderColumns, lines);
  }

  @Get(':id')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'getOrder', summary: 'One order with the history of its status, its calls and notes' })
  @ApiOkResponse({ type: OrderDetailsDto })
  @ApiProblem(OrderNotFound)
  async get(@IdParam() id: number): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.orders.get(id), new Date());
  }

  @Get(':id/related')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'listRelatedOrders', summary: 'The other orders from the same phone, newest first' })
  @ApiPage(OrderDto)
  @ApiProblem(OrderNotFound)
  related(@IdParam() id: number, @Query() query: PageQuery): Promise<Page<OrderDto>> {
    const now = new Date();
    return mapPage(this.orders.related(id, query), (order) => OrderDto.of(order, now));
  }

  @Put(':id/status')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'setOrderStatus', summary: 'Move an order to any status; recorded with admin and time' })
  @ApiOkResponse({ type: OrderDto })
  @ApiProblem(OrderNotFound, OrderChangedMeanwhile)
  async setStatus(
    @IdParam() id: number,
    @Body() form: SetOrderStatusDto,
    @CurrentCaller() caller: Caller,
  ): Promise<OrderDto> {
    return OrderDto.of(await this.orders.setStatus(id, form, caller), new Date());
  }

  @Put(':id/assignee')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'setOrderAssignee', summary: 'Assign an order to an admin' })
  @ApiOkResponse({ type: OrderDetailsDto })
  @ApiProblem(OrderNotFound, OrderChangedMeanwhile)
  async setAssignee(
    @IdParam() id: number,
    @Body() form: SetAssigneeDto,
    @CurrentCaller() caller: Caller,
  ): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.staff.assign(id, form, caller), new Date());
  }

  @Put(':id/external-id')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'setOrderExternalId', summary: 'Give an order its id in another system, or remove it' })
  @ApiOkResponse({ type: OrderDetailsDto })
  @ApiProblem(OrderNotFound, OrderChangedMeanwhile, OrderExternalIdTaken)
  async setExternalId(
    @IdParam() id: number,
    @Body() form: SetOrderExternalIdDto,
    @CurrentCaller() caller: Caller,
  ): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.staff.setExternalId(id, form, caller), new Date());
  }

  @Post(':id/notes')
  @AdminOnly('orders')
  @Idempotent((controller: OrdersAdminController, id) => controller.get(id))
  @ApiOperation({ operationId: 'addOrderNote', summary: 'Write a note for the staff' })
  @ApiCreatedResponse({ type: OrderDetailsDto })
  @ApiProblem(OrderNotFound)
  async addNote(
    @IdParam() id: number,
    @Body() note: AddOrderNoteDto,
    @CurrentCaller() caller: Caller,
  ): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.staff.addNote(id, note, caller), new Date());
  }

  @Post(':id/calls')
  @AdminOnly('orders')
  @Idempotent((controller: OrdersAdminController, id) => controller.get(id))
  @ApiOperation({
    operationId: 'recordOrderCall',
    summary: 'Record a call to the customer, or an attempt, and the new status',
  })
  @ApiCreatedResponse({ type: OrderDetailsDto })
  @ApiProblem(OrderNotFound, OrderChangedMeanwhile)
  async recordCall(
    @IdParam() id: number,
    @Body() call: RecordCallDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.calls.record(id, call, admin), new Date());
  }
}
