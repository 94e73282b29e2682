import { ApiProperty, PartialType, PickType } from '@nestjs/swagger';
import { ExternalId, ExternalIdFilter, externalIdProperty } from '../common/external-id.js';
import { ListCursor, OnlyFields, OnlyIds, PageQuery, UpdatedAfter } from '../common/http/index.js';
import {
  Choice,
  Flag,
  ExpectedVersion,
  Id,
  Line,
  ListOf,
  Paragraphs,
  Slug,
  ReadOnlyFields,
  WholeNumber,
  WholeNumbers,
} from '../common/validation/index.js';
import { PictureAddress } from '../content/index.js';
import { DistinctPacks, ProductPackDto } from './pack.js';
import type { ProductDocument } from './product-document.entity.js';
import { AdminProductDocumentDto, SaveProductDocumentDto } from './product-documents.dto.js';
import type { ProductPicture } from './product-picture.entity.js';
import { AdminProductPictureDto, SaveProductPictureDto } from './product-pictures.dto.js';
import type { Product } from './product.entity.js';
import { Sku } from './sku.js';
import { TechnicalDto, TechnicalTextsDto, technicalOf } from './technical.dto.js';

/** Toman per ton. */
export const highestPrice = 1_000_000_000_000;
const mostDocuments = 20;
const mostPictures = 12;
const mostPacks = 12;
const longestLeadTime = 365;

const aboutMonths = 'Months of the Persian calendar in which the fruit is pressed, 1 to 12';
const aboutLeadTime = 'Working days from the order to the loading';

const adminProductSorts = ['newest', 'name', 'price-low', 'price-high'] as const;
export type AdminProductSort = (typeof adminProductSorts)[number];

export class AdminProductsQuery extends PageQuery {
  @ListCursor() cursor?: number;
  @OnlyFields(() => AdminProductDto) fields?: string[];
  @Line(0, 100, { description: 'Words of name, SKU, external id, category or origin, however typed', example: 'سیب' })
  q: string = '';

  @Line(1, 64, { emptyAs: 'missing', description: 'Slug of a category; `all` for all', example: 'cherry' })
  category?: string;

  @ExternalIdFilter() externalId?: string;

  @Choice(['all', 'expiring'], { description: '`expiring`: with documents that end within 30 days, or have ended' })
  documents: 'all' | 'expiring' = 'all';

  @OnlyIds() ids?: number[];
  @UpdatedAfter() updatedAfter?: Date;

  @Choice(adminProductSorts) sort: AdminProductSort = 'newest';
}

export class ProductsExportQuery extends PickType(AdminProductsQuery, [
  'q',
  'category',
  'externalId',
  'documents',
] as const) {}

/** Fields that are left out keep their value (in a new product: empty); null or an empty text clears them. */
export class CreateProductDto extends TechnicalTextsDto {
  @Line(1, 200, { example: 'کنسانترهٔ سیب' }) name: string;
  @Sku('KIW-12') sku?: string | null;
  @ExternalId() externalId?: string | null;
  @Paragraphs(0, 5000, { optional: true, emptyAs: 'null', example: 'شفاف و بدون افزودنی' })
  description?: string | null;

  @WholeNumber(0, highestPrice, { example: 141_000_000, description: 'Toman per ton' }) price: number;
  @Line(1, 200, { example: '۷۰ ± ۱' }) brix: string;
  @Line(1, 200, { example: 'ارومیه' }) origin: string;
  @Slug(64, { description: 'Slug of a category', example: 'apple' }) category: string;

  @PictureAddress({
    optional: true,
    emptyAs: 'null',
    description: 'Path on this site, of the media library or of its own; addresses of other hosts are refused',
    example: '/assets/apple.svg',
  })
  image?: string | null;

  @DistinctPacks()
  @ListOf(ProductPackDto, 0, mostPacks, {
    optional: true,
    description: 'In their order; orders count in the first one. Without packs, weight and packaging say it',
  })
  packs?: ProductPackDto[];

  @WholeNumbers({ least: 1, most: 12, atMost: 12 }, { optional: true, example: [7, 8], description: aboutMonths })
  pressMonths?: number[];

  @WholeNumber(1, longestLeadTime, { optional: true, emptyAs: 'null', example: 10, description: aboutLeadTime })
  leadTimeDays?: number | null;

  @Flag({ optional: true, default: false }) featured?: boolean;

  @ListOf(SaveProductDocumentDto, 0, mostDocuments, {
    optional: true,
    description: 'All documents in their order; left out, they stay',
  })
  documents?: SaveProductDocumentDto[];

  @ListOf(SaveProductPictureDto, 0, mostPictures, {
    optional: true,
    description: 'The gallery in its order; left out, it stays',
  })
  pictures?: SaveProductPictureDto[];

  @Flag({
    optional: true,
    default: false,
    description: 'Whether visitors see this price, instead of one by the price list',
  })
  showPrice?: boolean;
}

@ReadOnlyFields<AdminProductDetailsDto>('createdAt', 'updatedAt')
export class UpdateProductDto extends CreateProductDto {
  @Sku() declare sku?: string | null;
  @Id({ optional: true, description: 'Must equal the id of the path' }) id?: number;

  @ExpectedVersion()
  version?: number;
}

/** A part of the form (JSON Merge Patch, RFC 7396): what is left out stays, and null clears a field that may be empty. */
@ReadOnlyFields<AdminProductDetailsDto>('createdAt', 'updatedAt')
export class PatchProductDto extends PartialType(UpdateProductDto, { skipNullProperties: false }) {}

export class AdminProductDto extends TechnicalDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'کنسانترهٔ سیب' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: 'APL-70' }) sku: string | null;
  @ApiProperty(externalIdProperty) externalId: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'شفاف و بدون افزودنی' })
  description: string | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 141_000_000, description: 'Toman per ton' })
  price: number | null;

  @ApiProperty({ description: 'Whether visitors see this price, instead of one by the price list' }) showPrice: boolean;
  @ApiProperty({ description: 'Slug of the category', example: 'apple' }) category: string;
  @ApiProperty({ type: String, nullable: true, example: '/assets/apple.svg' }) image: string | null;
  @ApiProperty({ type: [ProductPackDto] }) packs: ProductPackDto[];
  @ApiProperty({ type: 'array', items: { type: 'integer' }, example: [7, 8], description: aboutMonths })
  pressMonths: number[];
  @ApiProperty({ type: 'integer', nullable: true, example: 10 }) leadTimeDays: number | null;
  @ApiProperty() featured: boolean;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: string;

  static of(product: Product): AdminProductDto {
    const { id, name, sku, externalId, description, price, showPrice, leadTimeDays, featured, version } = product;
    return {
      id,
      name,
      sku,
      externalId,
      description,
      price,
      showPrice,
      packs: product.packs ?? [],
      pressMonths: product.pressMonths ?? [],
      leadTimeDays,
      featured,
      version,
      ...technicalOf(product),
      category: product.category.slug,
      image: product.image || null,
      createdAt: product.createdAt.toISOString(),
      updatedAt: product.updatedAt.toISOString(),
    };
  }
}

interface Details {
  product: Product;
  documents: ProductDocument[];
  pictures: ProductPicture[];
}

export class AdminProductDetailsDto extends AdminProductDto {
  @ApiProperty({ type: [AdminProductDocumentDto], description: 'In their order' })
  documents: AdminProductDocumentDto[];

  @ApiProperty({ type: [AdminProductPictureDto], description: 'In their order, after the picture of `image`' })
  pictures: AdminProductPictureDto[];

  static ofDetails({ product, documents, pictures }: Details): AdminProductDetailsDto {
    return {
      ...AdminProductDto.of(product),
      documents: documents.map((document) => AdminProductDocumentDto.of(document)),
      pictures: pictures.map((picture) => AdminProductPictureDto.of(picture)),
    };
  }
}
