import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiCsv, IdParam, IfMatchVersion, PublicRead, sendCsv, NoContent } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
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
  async export(@Query() { q }: CategoriesExportQuery, @Res() response: Response): Promise<void> {
    await sendCsv(response, 'categories', categoryColumns, [await this.categories.find(q)]);
  }

  @Post()
  @AdminOnly('catalogue')
  @Idempotent(async ({ categories }: CategoriesController, id) => CategoryDto.of(await categories.get(id)))
  @ApiOperation({ operationId: 'createCategory', summary: 'Add a category' })
  @ApiCreatedResponse({ type: CategoryDto })
  @ApiProblem(CategorySlugTaken)
  async create(@Body() form: SaveCategoryDto, @CurrentCaller() caller: Caller): Promise<CategoryDto> {
    return CategoryDto.of(await this.categories.create(form, caller));
  }

  @Put('order')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'setCategoryOrder', summary: 'Put all categories into an order' })
  @ApiOkResponse({ type: [CategoryDto] })
  @ApiProblem(CategoriesChangedMeanwhile)
  async order(@Body() { categories }: OrderCategoriesDto, @CurrentCaller() caller: Caller): Promise<CategoryDto[]> {
    return (await this.categories.order(categories, caller)).map((category) => CategoryDto.of(category));
  }

  @Put(':id')
  @AdminOnly('catalogue')
  @ApiOperation({ operationId: 'updateCategory', summary: 'Rename, regroup or move a category' })
  @ApiOkResponse({ type: CategoryDto })
  @ApiProblem(CategoryNotFound, CategorySlugTaken, CategoryChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateCategoryDto,
    @CurrentCaller() caller: Caller,
  ): Promise<CategoryDto> {
    return CategoryDto.of(await this.categories.update(id, form, caller));
  }

  @Delete(':id')
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
