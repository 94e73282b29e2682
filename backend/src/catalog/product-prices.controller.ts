import { Body, Controller, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ProductPricesChangedMeanwhile } from './catalog.errors.js';
import { ProductPriceDto, SaveProductPricesDto } from './product-prices.dto.js';
import { ProductPricesService } from './product-prices.service.js';

@ApiTags('catalog')
@Controller('products/prices')
export class ProductPricesController {
  constructor(private readonly prices: ProductPricesService) {}

  @Put()
  @AdminOnly('prices')
  @ApiOperation({
    operationId: 'updateProductPrices',
    summary: 'Change the prices of many products, all or none',
    description: 'A refusal names its rows: `prices.3.price` is the price of the fourth.',
  })
  @ApiOkResponse({ type: [ProductPriceDto], description: 'Each row as it is stored, in the order that was sent' })
  @ApiProblem(ProductPricesChangedMeanwhile)
  async save(@Body() { prices }: SaveProductPricesDto, @CurrentAdmin() admin: Admin): Promise<ProductPriceDto[]> {
    return (await this.prices.save(prices, admin)).map((product) => ProductPriceDto.of(product));
  }
}
