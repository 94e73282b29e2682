import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, Matches, Max, Min, ValidateIf } from 'class-validator';
import { Label, Line, TakesBack } from '../common/validation/index.js';
import type { Category } from './category.entity.js';
import { productGroups, type ProductGroup } from './product-group.js';
import { slugPattern } from './products-admin.dto.js';

const lastPosition = 10_000;

@TakesBack<CategoryDto>('id')
export class SaveCategoryDto {
  @ApiProperty({ maxLength: 64, pattern: slugPattern.source, example: 'plum', description: 'Unique Latin name' })
  @Line(1, 64)
  @Matches(slugPattern, { message: 'نامک فقط حرف‌های کوچک لاتین، رقم و خط تیره دارد' })
  slug: string;

  @ApiProperty({ minLength: 1, maxLength: 100, example: 'کنسانتره آلو' })
  @Line(1, 100)
  name: string;

  @ApiProperty({ enum: productGroups, description: 'The chip of the public filter that shows its products (D1)' })
  @Label('گروه')
  @IsIn(productGroups)
  group: ProductGroup;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 0,
    maximum: lastPosition,
    description: 'Left out: last, or unchanged',
  })
  @ValidateIf((_form, value) => value !== undefined)
  @IsInt()
  @Min(0)
  @Max(lastPosition)
  position?: number;
}

export class CategoryDto {
  @ApiProperty({ type: 'integer', example: 3 })
  id: number;

  @ApiProperty({ example: 'cherry' })
  slug: string;

  @ApiProperty({ example: 'کنسانتره آلبالو' })
  name: string;

  @ApiProperty({ enum: productGroups })
  group: ProductGroup;

  @ApiProperty({ type: 'integer', example: 3 })
  position: number;

  static of({ id, slug, name, publicGroup, position }: Category): CategoryDto {
    return { id, slug, name, group: publicGroup, position };
  }
}
