import { Body, Controller, Delete, Get, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiPage, IdParam, IfMatchVersion, mapPage, type Page, NoContent } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import {
  PricingRefused,
  ProductChangedMeanwhile,
  ProductExternalIdTaken,
  ProductNotFound,
  ProductSkuTaken,
} from './catalog.errors.js';
import {
  AdminProductDetailsDto,
  AdminProductDto,
  AdminProductsQuery,
  CreateProductDto,
  PatchProductDto,
  UpdateProductDto,
} from './products-admin.dto.js';
import { ProductsService } from './products.service.js';
import { SkuParam } from './sku.js';
import { TechnicalDto, TechnicalTextsDto } from './technical.dto.js';

@ApiTags('catalog')
// Named in the document, so that the schemas of products refer to its fields.
@ApiExtraModels(TechnicalDto, TechnicalTextsDto)
@Controller()
export class ProductsAdminController {
  constructor(private readonly products: ProductsService) {}

  @Get('admin/products')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'listAdminProducts', summary: 'The catalogue with what only admins see' })
  @ApiPage(AdminProductDto)
  list(@Query() query: AdminProductsQuery): Promise<Page<AdminProductDto>> {
    return mapPage(this.products.listForAdmin(query), (product) => AdminProductDto.of(product));
  }

  @Get('admin/products/:id')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'getAdminProduct', summary: 'One product with what only admins see' })
  @ApiOkResponse({ type: AdminProductDetailsDto })
  @ApiProblem(ProductNotFound)
  async get(@IdParam() id: number): Promise<AdminProductDetailsDto> {
    return AdminProductDetailsDto.ofDetails(await this.products.get(id));
  }

  @Post('products')
  @AdminOnly('catalogue')
  @Idempotent((controller: ProductsAdminController, id) => controller.get(id))
  @ApiOperation({ operationId: 'createProduct', summary: 'Add a product' })
  @ApiCreatedResponse({ type: AdminProductDetailsDto })
  @ApiProblem(PricingRefused, ProductSkuTaken, ProductExternalIdTaken)
  async create(@Body() form: CreateProductDto, @CurrentCaller() caller: Caller): Promise<AdminProductDetailsDto> {
    return AdminProductDetailsDto.ofDetails(await this.products.create(form, caller));
  }

  @Put('products/:id')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'updateProduct', summary: 'Change a product' })
  @ApiOkResponse({ type: AdminProductDetailsDto })
  @ApiProblem(PricingRefused, ProductNotFound, ProductChangedMeanwhile, ProductSkuTaken, ProductExternalIdTaken)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateProductDto,
    @CurrentCaller() caller: Caller,
  ): Promise<AdminProductDetailsDto> {
    return AdminProductDetailsDto.ofDetails(await this.products.update(id, form, caller));
  }

  @Patch('products/:id')
  @AdminOnly('catalogue')
  @ApiOperation({
    operationId: 'patchProduct',
    summary: 'Change some fields of a product',
    description: 'What is left out stays; null clears a field that may be empty.',
  })
  @ApiOkResponse({ type: AdminProductDetailsDto })
  @ApiProblem(PricingRefused, ProductNotFound, ProductChangedMeanwhile, ProductSkuTaken, ProductExternalIdTaken)
  async patch(
    @IdParam() id: number,
    @Body() form: PatchProductDto,
    @CurrentCaller() caller: Caller,
  ): Promise<AdminProductDetailsDto> {
    return AdminProductDetailsDto.ofDetails(await this.products.patch(id, form, caller));
  }

  @Get('products/by-sku/:sku')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'getProductBySku', summary: 'One product by its SKU' })
  @ApiOkResponse({ type: AdminProductDetailsDto })
  @ApiProblem(ProductNotFound)
  async getBySku(@SkuParam() sku: string): Promise<AdminProductDetailsDto> {
    return AdminProductDetailsDto.ofDetails(await this.products.getBySku(sku));
  }

  @Put('products/by-sku/:sku')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'saveProductBySku', summary: 'Change or add the product with this SKU' })
  @ApiOkResponse({ type: AdminProductDetailsDto })
  @ApiCreatedResponse({ type: AdminProductDetailsDto })
  @ApiProblem(PricingRefused, ProductNotFound, ProductChangedMeanwhile, ProductExternalIdTaken)
  async saveBySku(
    @SkuParam() sku: string,
    @Body() form: UpdateProductDto,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminProductDetailsDto> {
    const { saved, isNew } = await this.products.saveBySku(sku, form, caller);
    if (isNew) response.status(201);
    return AdminProductDetailsDto.ofDetails(saved);
  }

  @Patch('products/by-sku/:sku')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'patchProductBySku', summary: 'Change some fields of the product with this SKU' })
  @ApiOkResponse({ type: AdminProductDetailsDto })
  @ApiProblem(PricingRefused, ProductNotFound, ProductChangedMeanwhile, ProductSkuTaken, ProductExternalIdTaken)
  async patchBySku(
    @SkuParam() sku: string,
    @Body() form: PatchProductDto,
    @CurrentCaller() caller: Caller,
  ): Promise<AdminProductDetailsDto> {
    return AdminProductDetailsDto.ofDetails(await this.products.patchBySku(sku, form, caller));
  }

  @Delete('products/:id')
  @NoContent()
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'deleteProduct', summary: 'Remove a product; orders of it keep its name' })
  @ApiProblem(ProductNotFound)
  remove(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IfMatchVersion() version: number | null,
  ): Promise<void> {
    return this.products.remove(id, caller, version);
  }
}
