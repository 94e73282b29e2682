import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { IdParam, NoContent } from '../common/http/index.js';
import { CallTimeDto, CallTimeQuery, NextCallTimesDto } from './order-calls.dto.js';
import { OrderCallsService } from './order-calls.service.js';
import { TakeNextOrderDto } from './order-queue.dto.js';
import { OrderQueueService } from './order-queue.service.js';
import { OrderDetailsDto } from './orders.dto.js';
import { OrderNotFound } from './orders.errors.js';

@ApiTags('orders')
@Controller('orders')
export class OrderQueueController {
  constructor(
    private readonly queue: OrderQueueService,
    private readonly calls: OrderCallsService,
  ) {}

  @Post('queue/next')
  @HttpCode(200)
  @AdminOnly('orders')
  @ApiOperation({
    operationId: 'takeNextOrder',
    summary: 'The order that most urgently needs a call, leased for ten minutes',
    description:
      'Several admins who ask at the same moment get different orders. Skipped are orders that somebody has open, that are ' +
      'assigned to another admin, whose customer asked for a later call, and those in `skip`, whose own leases end. ' +
      '204: no call is due.',
  })
  @ApiBody({ type: TakeNextOrderDto, required: false })
  @ApiOkResponse({ type: OrderDetailsDto })
  @ApiNoContentResponse()
  async next(
    @Body() { skip }: TakeNextOrderDto,
    @CurrentAdmin() admin: Admin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<OrderDetailsDto | undefined> {
    const order = await this.queue.next(admin, skip);
    if (order) return OrderDetailsDto.of(order, new Date());
    response.status(204);
    return undefined;
  }

  @Get('queue/next-calls')
  @AdminOnly('orders')
  @ApiOperation({
    operationId: 'getNextCallTimes',
    summary: 'Times that can be chosen for the next call: in call hours, on no day off',
  })
  @ApiOkResponse({ type: NextCallTimesDto })
  async nextCallTimes(): Promise<NextCallTimesDto> {
    const { times, yearsWithoutTable } = await this.calls.nextCallTimes();
    return NextCallTimesDto.of(times, yearsWithoutTable);
  }

  @Get('queue/call-time')
  @AdminOnly('orders')
  @ApiOperation({
    operationId: 'checkCallTime',
    summary: 'Whether a call may be planned for a moment: in call hours, on no Friday or holiday',
  })
  @ApiOkResponse({ type: CallTimeDto })
  async callTime(@Query() { at }: CallTimeQuery): Promise<CallTimeDto> {
    return CallTimeDto.of(await this.calls.unfit(at));
  }

  @Put(':id/lease')
  @AdminOnly('orders')
  @ApiOperation({
    operationId: 'openOrder',
    summary: 'Lease an order for ten minutes, or renew the lease; `lease` says who has it',
    description: 'Recording a call ends the lease. A lease prevents nobody from changing the order.',
  })
  @ApiOkResponse({ type: OrderDetailsDto })
  @ApiProblem(OrderNotFound)
  async open(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<OrderDetailsDto> {
    return OrderDetailsDto.of(await this.queue.open(id, admin), new Date());
  }

  @Delete(':id/lease')
  @NoContent()
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'closeOrder', summary: 'End your lease of an order' })
  @ApiProblem(OrderNotFound)
  async close(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<void> {
    await this.queue.close(id, admin);
  }
}
