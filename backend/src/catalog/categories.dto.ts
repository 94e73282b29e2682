import { ApiProperty } from '@nestjs/swagger';
import {
  Choice,
  ExpectedVersion,
  Id,
  Integer,
  Line,
  ListOf,
  Slug,
  ReadOnlyFields,
} from '../common/validation/index.js';
import type { Category } from './category.entity.js';
import { productGroups, type ProductGroup } from './product-group.js';
import { copy } from './copy.js';

const lastPosition = 10_000;
const mostCategories = 1_000;

@ReadOnlyFields<CategoryDto>('id')
export class SaveCategoryDto {
  @Slug(64, {
    message: copy.slugWrong,
    example: 'plum',
    description: 'Unique Latin name',
  })
  slug: string;

  @Line(1, 100, { example: 'کنسانترهٔ آلو' }) name: string;

  @Choice(productGroups, { label: 'گروه', description: 'The chip of the public filter that shows its products' })
  group: ProductGroup;

  @Integer(0, lastPosition, { optional: true, example: 10, description: 'Left out: last, or unchanged' })
  position?: number;
}

@ReadOnlyFields<CategoryDto>('id')
export class UpdateCategoryDto extends SaveCategoryDto {
  @ExpectedVersion() version?: number;
}

export class OrderedCategoryDto {
  @Id({ example: 3, label: 'دسته' }) id: number;
  @ExpectedVersion() version?: number;
}

export class OrderCategoriesDto {
  @ListOf(OrderedCategoryDto, 1, mostCategories, { label: 'دسته‌ها', description: 'Every category, first to last' })
  categories: OrderedCategoryDto[];
}

export class CategoriesExportQuery {
  @Line(0, 100, { description: 'Words of name or slug, however typed', example: 'سیب' }) q: string = '';
}

export class CategoryDto {
  @ApiProperty({ type: 'integer', example: 3 }) id: number;
  @ApiProperty({ example: 'cherry' }) slug: string;
  @ApiProperty({ example: 'کنسانترهٔ آلبالو' }) name: string;
  @ApiProperty({ enum: productGroups }) group: ProductGroup;
  @ApiProperty({ type: 'integer', example: 3 }) position: number;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of({ id, slug, name, publicGroup, position, version }: Category): CategoryDto {
    return { id, slug, name, group: publicGroup, position, version };
  }
}
