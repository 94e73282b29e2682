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
    summary: 'Hear of new orders within three seconds',
    description:
      'Ask with `fetch`, with the Bearer header and `X-Background: 1`. Each event `orders` has `{"total","latest"}`: how many ' +
      'orders there are, and the newest id; one comes at once, with every new order, and every ten seconds. It ends with the ' +
      'session and when the server closes: ask again.',
  })
  @ApiEventStream('Events, until one side ends it')
  @ApiProblem(TooManyRequests, Unavailable)
  async listen(@CurrentAdmin() admin: Admin, @Res() response: Response): Promise<void> {
    this.stream.refuseTooMany(admin);
    await this.stream.listen(admin, new EventStream(response));
  }
}
