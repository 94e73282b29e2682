import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/index.js';
import { MovedPromisesDto, PlannedChangeQuery } from './order-promises.dto.js';
import { OrderPromisesService } from './order-promises.service.js';

@ApiTags('settings')
@Controller('orders/promises')
export class OrderPromisesController {
  constructor(private readonly promises: OrderPromisesService) {}

  @Get('moved')
  @AdminOnly('settings')
  @ApiOperation({
    operationId: 'countMovedPromises',
    summary: 'How many promises of calls a change of holidays or call hours would move; nothing changes',
  })
  @ApiOkResponse({ type: MovedPromisesDto })
  async moved(@Query() { added, removed, from, to }: PlannedChangeQuery): Promise<MovedPromisesDto> {
    const hours = from !== undefined && to !== undefined && from < to ? { from, to } : undefined;
    return { movedPromises: await this.promises.countMoved({ added, removed, hours }) };
  }
}
