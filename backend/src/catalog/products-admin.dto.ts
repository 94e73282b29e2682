import { ApiProperty, ApiPropertyOptional, OmitType, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { PageQuery } from '../common/http/index.js';
import { EmptyAsMissing, EmptyAsNull, Line, Paragraphs, WholeNumber, TakesBack } from '../common/validation/index.js';
import { PictureAddress } from '../content/index.js';
import type { ProductDocument } from './product-document.entity.js';
import { AdminProductDocumentDto, SaveProductDocumentDto } from './product-documents.dto.js';
import type { Product } from './product.entity.js';
import { TechnicalDto, technicalOf } from './technical.dto.js';

const highestPrice = 1_000_000_000_000;
const mostDocuments = 20;
const largestId = 2_147_483_647;
/** Unlike `IsOptional`: null is refused. */
const mayBeMissing = ValidateIf((_form, value) => value !== undefined);

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const adminProductSorts = ['newest', 'name', 'price-low', 'price-high'] as const;
export type AdminProductSort = (typeof adminProductSorts)[number];

export class AdminProductsQuery extends PageQuery {
  @ApiPropertyOptional({ maxLength: 100, description: 'Words of name, category or origin, however typed' })
  @Line(0, 100)
  q: string = '';

  @ApiPropertyOptional({ maxLength: 64, description: 'Slug of a category; `all` for all', example: 'cherry' })
  @EmptyAsMissing()
  @IsOptional()
  @Line(1, 64)
  category?: string;

  @ApiPropertyOptional({ enum: adminProductSorts, default: 'newest' })
  @IsIn(adminProductSorts)
  sort: AdminProductSort = 'newest';
}

/**
 * What an admin sends (spec §3, D4). Of the optional fields those left out stay as they are (a new product: empty), and
 * null or an empty text clears.
 */
export class CreateProductDto extends PartialType(OmitType(TechnicalDto, ['brix', 'origin'] as const)) {
  @ApiProperty({ minLength: 1, maxLength: 200, example: 'کنسانتره سیب' })
  @Line(1, 200)
  name: string;

  @ApiPropertyOptional({ type: String, nullable: true, maxLength: 5000 })
  @IsOptional()
  @EmptyAsNull()
  @Paragraphs(0, 5000)
  description?: string | null;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: highestPrice,
    example: 141_000_000,
    description: 'Toman per ton',
  })
  @WholeNumber(0, highestPrice)
  price: number;

  @ApiProperty({ minLength: 1, maxLength: 200, example: '۷۰ ± ۱' })
  @Line(1, 200)
  brix: string;

  @ApiProperty({ minLength: 1, maxLength: 200, example: 'ارومیه' })
  @Line(1, 200)
  origin: string;

  @ApiProperty({ maxLength: 64, description: 'Slug of a category', example: 'apple' })
  @Line(1, 64)
  @Matches(slugPattern)
  category: string;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: 500,
    ...{ description: 'Path on this site, of the media library or of its own (D42)', example: '/assets/apple.svg' },
  })
  @IsOptional()
  @EmptyAsNull()
  @PictureAddress()
  @Line(0, 500)
  image?: string | null;

  @ApiPropertyOptional({ default: false })
  @mayBeMissing
  @IsBoolean()
  featured?: boolean;

  @ApiPropertyOptional({
    type: [SaveProductDocumentDto],
    maxItems: mostDocuments,
    description: 'All documents in their order (D5); left out, they stay',
  })
  @mayBeMissing
  @IsArray()
  @ArrayMaxSize(mostDocuments)
  @ValidateNested({ each: true })
  @Type(() => SaveProductDocumentDto)
  documents?: SaveProductDocumentDto[];

  @ApiPropertyOptional({ default: false, description: 'Whether visitors see the price (D2)' })
  @mayBeMissing
  @IsBoolean()
  showPrice?: boolean;
}

@TakesBack<AdminProductDetailsDto>('createdAt', 'updatedAt')
export class UpdateProductDto extends CreateProductDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: largestId,
    description: 'Must equal the id of the path',
  })
  @mayBeMissing
  @IsInt()
  @Min(1)
  @Max(largestId)
  id?: number;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: largestId,
    description: 'The version that was edited; when the product has another by now, 409',
  })
  @mayBeMissing
  @IsInt()
  @Min(1)
  @Max(largestId)
  version?: number;
}

/** A product as admins see it. */
export class AdminProductDto extends TechnicalDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty({ example: 'کنسانتره سیب' })
  name: string;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 141_000_000, description: 'Toman per ton' })
  price: number | null;

  @ApiProperty({ description: 'Whether visitors see the price (D2)' })
  showPrice: boolean;

  @ApiProperty({ description: 'Slug of the category', example: 'apple' })
  category: string;

  @ApiProperty({ type: String, nullable: true })
  image: string | null;

  @ApiProperty()
  featured: boolean;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' })
  version: number;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: String, format: 'date-time' })
  updatedAt: string;

  static of(product: Product): AdminProductDto {
    const { id, name, description, price, showPrice, featured, version } = product;
    return {
      ...{ id, name, description, price, showPrice, featured, version },
      ...technicalOf(product),
      category: product.category.slug,
      image: product.image || null,
      createdAt: product.createdAt.toISOString(),
      updatedAt: product.updatedAt.toISOString(),
    };
  }
}

/** One product with its documents. */
export class AdminProductDetailsDto extends AdminProductDto {
  @ApiProperty({ type: [AdminProductDocumentDto], description: 'In their order (D5)' })
  documents: AdminProductDocumentDto[];

  static ofDetails(product: Product, documents: ProductDocument[]): AdminProductDetailsDto {
    return {
      ...AdminProductDto.of(product),
      documents: documents.map((document) => AdminProductDocumentDto.of(document)),
    };
  }
}
