import { Body, Controller, Patch, Put, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import type { ApiRequest } from '../common/http/request-log.js';
import { ProductPricesChangedMeanwhile } from './catalog.errors.js';
import {
  PriceRowDto,
  ProductPriceDto,
  SavedPricesDto,
  SavePricesBySkuDto,
  SavePricesQuery,
  SaveProductPricesDto,
} from './product-prices.dto.js';
import { ProductPricesService } from './product-prices.service.js';

@ApiTags('catalog')
@Controller()
export class ProductPricesController {
  constructor(private readonly prices: ProductPricesService) {}

  @Put('products/prices')
  @AdminOnly('prices')
  @ApiOperation({
    operationId: 'updateProductPrices',
    summary: 'Change the prices of many products, all or none',
    description: 'A refusal names its rows: `prices.3.price` is the price of the fourth.',
  })
  @ApiOkResponse({ type: [ProductPriceDto], description: 'Each row as it is stored, in the order that was sent' })
  @ApiProblem(ProductPricesChangedMeanwhile)
  async savePrices(
    @Body() { prices }: SaveProductPricesDto,
    @CurrentCaller() caller: Caller,
  ): Promise<ProductPriceDto[]> {
    return (await this.prices.save(prices, caller)).map((product) => ProductPriceDto.of(product));
  }

  @Patch('prices')
  @AdminOnly('prices')
  @ApiOperation({
    operationId: 'savePricesBySku',
    summary: 'Change the prices of up to 1,000 products by SKU, all or none',
    description:
      'With `partial=true` each row is stored or refused by itself: `status`, and `problem` with code and sentences. ' +
      'Without it a refusal names its rows: `prices.3.sku`. A row with a `version` is refused if the price changed since. ' +
      'A repetition is harmless. A body that does not match its schema is refused as a whole.',
  })
  @ApiOkResponse({ type: SavedPricesDto })
  @ApiProblem(ProductPricesChangedMeanwhile)
  async saveBySku(
    @Body() { prices }: SavePricesBySkuDto,
    @Query() { partial }: SavePricesQuery,
    @CurrentCaller() caller: Caller,
    @Req() { id = '' }: ApiRequest,
  ): Promise<SavedPricesDto> {
    const rows = await this.prices.saveBySku(prices, partial, caller);
    return SavedPricesDto.of(rows.map((row, index) => PriceRowDto.of(prices[index]?.sku ?? '', row, id)));
  }
}
