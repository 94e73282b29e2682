import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { IdParam } from '../common/http/index.js';
import { OrderNotFound } from '../orders/index.js';
import { CalledProductDto, CalledProductsQuery, CallSheetDto } from './call-sheet.dto.js';
import { CallSheetsService } from './call-sheets.service.js';

@ApiTags('orders')
@Controller('orders')
export class CallSheetsController {
  constructor(private readonly sheets: CallSheetsService) {}

  @Get('phone/products')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'listCalledProducts', summary: 'Products with the prices of today' })
  @ApiOkResponse({ type: [CalledProductDto] })
  products(@Query() { ids = [] }: CalledProductsQuery): Promise<CalledProductDto[]> {
    return this.sheets.products(ids, '', new Date());
  }

  @Get(':id/call-sheet')
  @AdminOnly('orders')
  @ApiOperation({
    operationId: 'getCallSheet',
    summary: 'All that an expert needs during the call about an order',
    description: 'The order, its products with the prices of today, its proformas, and other orders of the phone.',
  })
  @ApiOkResponse({ type: CallSheetDto })
  @ApiProblem(OrderNotFound)
  get(@IdParam() id: number): Promise<CallSheetDto> {
    return this.sheets.get(id, new Date());
  }
}
