import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../common/errors/index.js';
import { ApiPage, IdParam, PublicRead, mapPage, type Page } from '../common/http/index.js';
import { SettingsService } from '../content/index.js';
import { ProductNotFound } from './catalog.errors.js';
import { ProductDetailsDto, ProductDto, NearestProductsQuery, ProductFilters, ProductsQuery } from './products.dto.js';
import { ProductFacetsDto } from './product-facets.dto.js';
import { ProductsService } from './products.service.js';
import { ProductSpecificationsDto, SpecificationsQuery } from './specification/product-specifications.dto.js';
import { SpecificationService } from './specification/specification.service.js';

@ApiTags('catalog')
@Controller('products')
export class ProductsController {
  constructor(
    private readonly products: ProductsService,
    private readonly settings: SettingsService,
    private readonly specifications: SpecificationService,
  ) {}

  @Get()
  @PublicRead()
  @ApiOperation({ operationId: 'listProducts', summary: 'Filter, search and sort the catalogue' })
  @ApiPage(ProductDto)
  async list(@Query() query: ProductsQuery): Promise<Page<Pick<ProductDto, 'id'>>> {
    if (query.fields?.every((name) => name === 'id')) return this.products.listIds(query);
    const settings = await this.settings.get();
    return mapPage(this.products.listPublic(query), (product) => ProductDto.of(product, settings));
  }

  @Get('facets')
  @PublicRead()
  @ApiOperation({
    operationId: 'listProductFacets',
    summary: 'What the filters of a list offer, with the number of products that the list has with each',
  })
  @ApiOkResponse({ type: ProductFacetsDto })
  facets(@Query() query: ProductFilters): Promise<ProductFacetsDto> {
    return this.products.facets(query);
  }

  @Get('specifications')
  @PublicRead()
  @ApiOperation({ operationId: 'listProductSpecifications', summary: 'Typed values of several products at once' })
  @ApiOkResponse({ type: ProductSpecificationsDto })
  async specificationsOf(@Query() query: SpecificationsQuery): Promise<ProductSpecificationsDto> {
    return ProductSpecificationsDto.of(await this.specifications.ofProducts(query.ids, query.codes));
  }

  @Get('nearest')
  @PublicRead()
  @ApiOperation({ operationId: 'listNearestProducts', summary: 'What to offer to whoever searched and found nothing' })
  @ApiOkResponse({ type: [ProductDto] })
  async nearest(@Query() query: NearestProductsQuery): Promise<ProductDto[]> {
    const settings = await this.settings.get();
    return (await this.products.nearest(query)).map((product) => ProductDto.of(product, settings));
  }

  @Get('featured')
  @PublicRead()
  @ApiOperation({ operationId: 'listFeaturedProducts', summary: 'Products marked featured; the home page shows three' })
  @ApiOkResponse({ type: [ProductDto] })
  async featured(): Promise<ProductDto[]> {
    const settings = await this.settings.get();
    return (await this.products.featured()).map((product) => ProductDto.of(product, settings));
  }

  @Get(':id')
  @PublicRead()
  @ApiOperation({ operationId: 'getProduct', summary: 'One product with its technical values' })
  @ApiOkResponse({ type: ProductDetailsDto })
  @ApiProblem(ProductNotFound)
  async get(@IdParam() id: number): Promise<ProductDetailsDto> {
    const details = await this.products.get(id);
    const specification = await this.specifications.rowsOf(id);
    return ProductDetailsDto.ofDetails({ ...details, specification }, await this.settings.get());
  }
}
