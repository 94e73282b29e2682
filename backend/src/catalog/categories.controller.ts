import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem, ValidationFailed } from '../common/errors/index.js';
import { ApiCsv, IdParam, IfMatchVersion, PublicRead, sendCsv } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { readOnlyFieldsIgnored } from '../common/validation/index.js';
import {
  CategoriesChangedMeanwhile,
  CategoryChangedMeanwhile,
  CategoryInUse,
  CategoryNotFound,
  CategorySlugTaken,
} from './catalog.errors.js';
import { categoryColumns } from './categories.csv.js';
import {
  CategoriesExportQuery,
  CategoryDto,
  OrderCategoriesDto,
  SaveCategoryDto,
  UpdateCategoryDto,
} from './categories.dto.js';
import { CategoriesService } from './categories.service.js';

@ApiTags('catalog')
@Controller('categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Get()
  @PublicRead()
  @ApiOperation({ operationId: 'listCategories', summary: 'Categories in their order' })
  @ApiOkResponse({ type: [CategoryDto] })
  async list(): Promise<CategoryDto[]> {
    return (await this.categories.list()).map((category) => CategoryDto.of(category));
  }

  @Get('export')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'exportCategories', summary: 'The categories of the list as a CSV file' })
  @ApiCsv('One row per category')
  @ApiProblem(ValidationFailed)
  async export(@Query() { q }: CategoriesExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'categories', categoryColumns, [await this.categories.find(q)]);
  }

  @Post()
  @AdminOnly('catalogue')
  @Idempotent(async ({ categories }: CategoriesController, id) => CategoryDto.of(await categories.get(id)))
  @ApiOperation({ operationId: 'createCategory', summary: 'Add a category' })
  @ApiCreatedResponse({ type: CategoryDto })
  @ApiProblem(ValidationFailed, CategorySlugTaken)
  async create(@Body() form: SaveCategoryDto, @CurrentAdmin() admin: Admin): Promise<CategoryDto> {
    return CategoryDto.of(await this.categories.create(form, admin));
  }

  @Put('order')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'setCategoryOrder', summary: 'Put all categories into an order' })
  @ApiOkResponse({ type: [CategoryDto] })
  @ApiProblem(ValidationFailed, CategoriesChangedMeanwhile)
  async order(@Body() { categories }: OrderCategoriesDto, @CurrentAdmin() admin: Admin): Promise<CategoryDto[]> {
    return (await this.categories.order(categories, admin)).map((category) => CategoryDto.of(category));
  }

  @Put(':id')
  @AdminOnly('catalogue')
  @ApiOperation({
    operationId: 'updateCategory',
    summary: 'Rename, regroup or move a category',
    description: readOnlyFieldsIgnored,
  })
  @ApiOkResponse({ type: CategoryDto })
  @ApiProblem(ValidationFailed, CategoryNotFound, CategorySlugTaken, CategoryChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateCategoryDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<CategoryDto> {
    return CategoryDto.of(await this.categories.update(id, form, admin));
  }

  @Delete(':id')
  @HttpCode(204)
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'deleteCategory', summary: 'Remove a category without products' })
  @ApiNoContentResponse()
  @ApiProblem(CategoryNotFound, CategoryInUse)
  async remove(
    @IdParam() id: number,
    @CurrentAdmin() admin: Admin,
    @IfMatchVersion() expected: number | null,
  ): Promise<void> {
    await this.categories.remove(id, admin, expected);
  }
}
