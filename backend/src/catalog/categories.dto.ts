import { ApiProperty } from '@nestjs/swagger';
import { ExternalId, ExternalIdFilter, externalIdProperty } from '../common/external-id.js';
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

@ReadOnlyFields<AdminCategoryDto>('id')
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

  @ExternalId() externalId?: string | null;
}

@ReadOnlyFields<AdminCategoryDto>('id')
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

export class AdminCategoriesQuery {
  @Line(0, 100, { description: 'Words of name, slug or external id, however typed', example: 'سیب' }) q: string = '';
  @ExternalIdFilter() externalId?: string;
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

/** A category with what only staff and programs see. */
export class AdminCategoryDto extends CategoryDto {
  @ApiProperty(externalIdProperty) externalId: string | null;

  static override of(category: Category): AdminCategoryDto {
    return { ...CategoryDto.of(category), externalId: category.externalId };
  }
}
