import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiProblem } from '../common/errors/index.js';
import { ApiPage, IdParam, setPageHeaders } from '../common/http/index.js';
import { SettingsService } from '../content/index.js';
import { ProductNotFound } from './catalog.errors.js';
import { ProductDetailsDto, ProductDto, ProductsQuery } from './products.dto.js';
import { ProductsService } from './products.service.js';

@ApiTags('catalog')
@Controller('products')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly settings: SettingsService,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listProducts', summary: 'Filter, search and sort the catalogue' })
  @ApiPage(ProductDto)
  async list(@Query() query: ProductsQuery, @Res({ passthrough: true }) response: Response): Promise<ProductDto[]> {
    const settings = await this.settings.get();
    const { rows, total } = await this.products.listPublic(query);
    setPageHeaders(response, total, query);
    return rows.map((product) => ProductDto.of(product, settings));
  }

  @Get('featured')
  @ApiOperation({ operationId: 'listFeaturedProducts', summary: 'Products marked featured; the home page shows three' })
  @ApiOkResponse({ type: [ProductDto] })
  async featured(): Promise<ProductDto[]> {
    const settings = await this.settings.get();
    return (await this.products.featured()).map((product) => ProductDto.of(product, settings));
  }

  @Get(':id')
  @ApiOperation({ operationId: 'getProduct', summary: 'One product with its technical values' })
  @ApiOkResponse({ type: ProductDetailsDto })
  @ApiProblem(ProductNotFound)
  async get(@IdParam() id: number): Promise<ProductDetailsDto> {
    const { product, documents } = await this.products.get(id);
    return ProductDetailsDto.ofDetails(product, documents, await this.settings.get());
  }
}
