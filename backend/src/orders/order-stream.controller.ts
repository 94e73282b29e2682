import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem, TooManyRequests, Unavailable } from '../common/errors/index.js';
import { ApiEventStream, EventStream } from '../common/http/index.js';
import { OrderStream } from './order-stream.service.js';

@ApiTags('orders')
@Controller('orders/stream')
export class OrderStreamController {
  constructor(private readonly stream: OrderStream) {}

  @Get()
  @AdminOnly('orders')
  @ApiOperation({
    operationId: 'streamOrders',
    summary: 'Events about new orders and replies to proformas, within three seconds',
    description:
      'Call it with `fetch`, the Bearer header and `X-Background: 1`. Each event `orders` has `{"total","latest","reply"}`: the ' +
      'number of orders, the newest id, and the newest reply `{"id","orderId","kind","assigneeId"}` of a buyer or null. One ' +
      'comes at once, with every new order and reply, and every ten seconds. Connect again when the stream ends.',
  })
  @ApiEventStream('Events, until one side ends it')
  @ApiProblem(TooManyRequests, Unavailable)
  async listen(@CurrentAdmin() admin: Admin, @Res() response: Response): Promise<void> {
    this.stream.refuseTooMany(admin);
    await this.stream.listen(admin, new EventStream(response));
  }
}
