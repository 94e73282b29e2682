import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ExternalIdParam } from '../common/external-id.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiCsv, IdParam, IfMatchVersion, PublicRead, sendCsv, NoContent } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import {
  CategoriesChangedMeanwhile,
  CategoryChangedMeanwhile,
  CategoryExternalIdTaken,
  CategoryInUse,
  CategoryNotFound,
  CategorySlugTaken,
} from './catalog.errors.js';
import { categoryColumns } from './categories.csv.js';
import {
  AdminCategoriesQuery,
  AdminCategoryDto,
  CategoryDto,
  OrderCategoriesDto,
  SaveCategoryDto,
  UpdateCategoryDto,
} from './categories.dto.js';
import { CategoriesService } from './categories.service.js';

@ApiTags('catalog')
@Controller()
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Get('categories')
  @PublicRead()
  @ApiOperation({ operationId: 'listCategories', summary: 'Categories in their order' })
  @ApiOkResponse({ type: [CategoryDto] })
  async list(): Promise<CategoryDto[]> {
    return (await this.categories.list()).map((category) => CategoryDto.of(category));
  }

  @Get('admin/categories')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'listAdminCategories', summary: 'The categories with what only admins see' })
  @ApiOkResponse({ type: [AdminCategoryDto] })
  async listForAdmin(@Query() query: AdminCategoriesQuery): Promise<AdminCategoryDto[]> {
    return (await this.categories.find(query)).map((category) => AdminCategoryDto.of(category));
  }

  @Get('categories/export')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'exportCategories', summary: 'The categories of the list as a CSV file' })
  @ApiCsv('One row per category')
  async export(@Query() query: AdminCategoriesQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'categories', categoryColumns, [await this.categories.find(query)]);
  }

  @Post('categories')
  @AdminOnly('catalogue')
  @Idempotent(async ({ categories }: CategoriesController, id) => AdminCategoryDto.of(await categories.get(id)))
  @ApiOperation({ operationId: 'createCategory', summary: 'Add a category' })
  @ApiCreatedResponse({ type: AdminCategoryDto })
  @ApiProblem(CategorySlugTaken, CategoryExternalIdTaken)
  async create(@Body() form: SaveCategoryDto, @CurrentCaller() caller: Caller): Promise<AdminCategoryDto> {
    return AdminCategoryDto.of(await this.categories.create(form, caller));
  }

  @Put('categories/order')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'setCategoryOrder', summary: 'Put all categories into an order' })
  @ApiOkResponse({ type: [AdminCategoryDto] })
  @ApiProblem(CategoriesChangedMeanwhile)
  async order(
    @Body() { categories }: OrderCategoriesDto,
    @CurrentCaller() caller: Caller,
  ): Promise<AdminCategoryDto[]> {
    return (await this.categories.order(categories, caller)).map((category) => AdminCategoryDto.of(category));
  }

  @Put('categories/:id')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'updateCategory', summary: 'Rename, regroup or move a category' })
  @ApiOkResponse({ type: AdminCategoryDto })
  @ApiProblem(CategoryNotFound, CategorySlugTaken, CategoryExternalIdTaken, CategoryChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateCategoryDto,
    @CurrentCaller() caller: Caller,
  ): Promise<AdminCategoryDto> {
    return AdminCategoryDto.of(await this.categories.update(id, form, caller));
  }

  @Put('categories/by-external-id/:externalId')
  @AdminOnly('catalogue')
  @ApiOperation({
    operationId: 'saveCategoryByExternalId',
    summary: 'Change or add the category with this external id',
  })
  @ApiOkResponse({ type: AdminCategoryDto })
  @ApiCreatedResponse({ type: AdminCategoryDto })
  @ApiProblem(CategoryNotFound, CategorySlugTaken, CategoryChangedMeanwhile)
  async saveByExternalId(
    @ExternalIdParam() externalId: string,
    @Body() form: UpdateCategoryDto,
    @CurrentCaller() caller: Caller,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminCategoryDto> {
    const { saved, isNew } = await this.categories.saveByExternalId(externalId, form, caller);
    if (isNew) response.status(201);
    return AdminCategoryDto.of(saved);
  }

  @Delete('categories/:id')
  @NoContent()
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'deleteCategory', summary: 'Remove a category without products' })
  @ApiProblem(CategoryNotFound, CategoryInUse)
  remove(
    @IdParam() id: number,
    @CurrentCaller() caller: Caller,
    @IfMatchVersion() version: number | null,
  ): Promise<void> {
    return this.categories.remove(id, caller, version);
  }
}
