import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem, ValidationFailed } from '../common/errors/index.js';
import { IdParam } from '../common/http/index.js';
import { takesBack } from '../common/validation/index.js';
import { CategoryInUse, CategoryNotFound, CategorySlugTaken } from './catalog.errors.js';
import { CategoryDto, SaveCategoryDto } from './categories.dto.js';
import { CategoriesService } from './categories.service.js';

@ApiTags('catalog')
@Controller('categories')
export class CategoriesController {
  constructor(private readonly categories: CategoriesService) {}

  @Get()
  @ApiOperation({ operationId: 'listCategories', summary: 'Categories in their order' })
  @ApiOkResponse({ type: [CategoryDto] })
  async list(): Promise<CategoryDto[]> {
    return (await this.categories.list()).map((category) => CategoryDto.of(category));
  }

  @Post()
  @AdminOnly()
  @ApiOperation({ operationId: 'createCategory', summary: 'Add a category' })
  @ApiCreatedResponse({ type: CategoryDto })
  @ApiProblem(ValidationFailed, CategorySlugTaken)
  async create(@Body() form: SaveCategoryDto, @CurrentAdmin() admin: Admin): Promise<CategoryDto> {
    return CategoryDto.of(await this.categories.create(form, admin));
  }

  @Put(':id')
  @AdminOnly()
  @ApiOperation({
    operationId: 'updateCategory',
    summary: 'Rename, regroup or move a category',
    description: takesBack,
  })
  @ApiOkResponse({ type: CategoryDto })
  @ApiProblem(ValidationFailed, CategoryNotFound, CategorySlugTaken)
  async update(
    @IdParam() id: number,
    @Body() form: SaveCategoryDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<CategoryDto> {
    return CategoryDto.of(await this.categories.update(id, form, admin));
  }

  @Delete(':id')
  @HttpCode(204)
  @AdminOnly()
  @ApiOperation({ operationId: 'deleteCategory', summary: 'Remove a category without products' })
  @ApiNoContentResponse()
  @ApiProblem(CategoryNotFound, CategoryInUse)
  async remove(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<void> {
    await this.categories.remove(id, admin);
  }
}
