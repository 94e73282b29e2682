import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ProductNotFound } from '../catalog/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { PublicRead } from '../common/http/index.js';
import { LotNumberParam } from './lot-number.js';
import { LotsOnSaleQuery, PublicLotDto } from './lots.dto.js';
import { LotNotFound } from './lots.errors.js';
import { LotsService } from './lots.service.js';

@ApiTags('lots')
@Controller()
export class LotsController {
  constructor(private readonly lots: LotsService) {}

  @Get('lots')
  @PublicRead()
  @ApiOperation({
    operationId: 'listLotsOnSale',
    summary: 'The lots of a product on sale, the newest first',
  })
  @ApiOkResponse({ type: [PublicLotDto] })
  @ApiProblem(ProductNotFound)
  async onSale(@Query() { productId }: LotsOnSaleQuery): Promise<PublicLotDto[]> {
    return (await this.lots.onSale(productId)).map((lot) => PublicLotDto.ofDetails(lot));
  }

  @Get('lots/:number')
  @PublicRead()
  @ApiOperation({
    operationId: 'openLot',
    summary: 'A lot by its number, also blocked or expired, with its certificates',
  })
  @ApiOkResponse({ type: PublicLotDto })
  @ApiProblem(LotNotFound)
  async open(@LotNumberParam() number: string): Promise<PublicLotDto> {
    return PublicLotDto.ofDetails(await this.lots.open(number));
  }
}
