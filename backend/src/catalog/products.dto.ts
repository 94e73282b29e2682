import { ApiProperty } from '@nestjs/swagger';
import { ListCursor, OnlyFields, PageLimit, PageNumber, type PageQuery } from '../common/http/index.js';
import {
  Choice,
  DecimalNumber,
  KeyedTexts,
  Line,
  Slug,
  WholeNumber,
  type KeyedText,
} from '../common/validation/index.js';
import { isValid } from '../common/validity.js';
import type { Settings } from '../content/index.js';
import { MediaVariantDto } from '../media/index.js';
import { indicativePriceOf, type PriceBasis, type Priced } from './indicative-price.js';
import type { ListedProduct } from './listed-products.js';
import { PackDto, ProductPackDto } from './pack.js';
import { productGroups, type ProductGroup } from './product-group.js';
import type { ProductPicture } from './product-picture.entity.js';
import { ProductPictureDto } from './product-pictures.dto.js';
import type { Product } from './product.entity.js';
import type { ProductDocument } from './product-document.entity.js';
import { ProductDocumentDto } from './product-documents.dto.js';
import { rateAgeOf, shownRateOf } from './rate-age.js';
import type { ProductSpecification } from './specification/product-specification.entity.js';
import { SpecificationRowDto } from './specification/specification.dto.js';
import { TechnicalDto, technicalOf } from './technical.dto.js';

/** The columns of the public table that hold numbers; each can be filtered by a range. */
export const rangeKeys = ['price', 'brix', 'pH', 'acidity', 'weight'] as const;
export type RangeKey = (typeof rangeKeys)[number];

/** The columns of the public table; each can be sorted in both directions. */
const sortKeys = [...rangeKeys, 'name', 'origin'] as const;
export type SortKey = (typeof sortKeys)[number];

const productSorts = [
  'popular',
  'newest',
  ...sortKeys.flatMap((key) => [`${key}-low`, `${key}-high`] as const),
] as const;
export type ProductSort = (typeof productSorts)[number];

/** One end of a range, a number in the address. */
function RangeEnd(label: string, end: 'least' | 'most', example: number): PropertyDecorator {
  const description = `At ${end}; products without it are left out`;
  return DecimalNumber(0, 1e15, 3, { label, description, example, ofQuery: true, emptyAs: 'missing' });
}

/** Which products a list holds. */
export class ProductFilters {
  @Choice(['all', ...productGroups], { description: 'Chip of the public filter: the group of the product’s category' })
  category: 'all' | ProductGroup = 'all';

  @Line(0, 100, {
    description: 'Words of name, English name, type or origin, however typed: Persian or Arabic letters, any digits',
    example: 'رب گوجه فرنگي',
  })
  q: string = '';

  @Line(0, 100, { description: 'Words of the origin, however typed', example: 'ارومیه' }) origin: string = '';
  @RangeEnd('قیمت هر تن', 'least', 100_000_000) priceFrom?: number;
  @RangeEnd('قیمت هر تن', 'most', 250_000_000) priceTo?: number;
  @RangeEnd('بریکس', 'least', 65) brixFrom?: number;
  @RangeEnd('بریکس', 'most', 72) brixTo?: number;
  @RangeEnd('pH', 'least', 3) pHFrom?: number;
  @RangeEnd('pH', 'most', 4.5) pHTo?: number;
  @RangeEnd('اسیدیته', 'least', 0.5) acidityFrom?: number;
  @RangeEnd('اسیدیته', 'most', 2) acidityTo?: number;
  @RangeEnd('وزن بسته', 'least', 200) weightFrom?: number;
  @RangeEnd('وزن بسته', 'most', 300) weightTo?: number;

  @Slug(64, { emptyAs: 'missing', label: 'خانواده', description: 'Code of a family of products', example: 'apple' })
  family?: string;

  @Line(0, 32, { label: 'بسته', description: 'Name of the pack', example: 'بشکه' }) pack: string = '';

  @KeyedTexts(30, 100, {
    optional: true,
    label: 'حدود مشخصات',
    description:
      'Limits by code of a parameter: `spec[brix]=65..71&spec[acidity]=..2`; values that overlap them match, and products without a value do not. A value counts in the terms of its family; others are compared when the limit names them: `spec[acidity]=..2 g/100 g citric`, `spec[transmittance_440]=40.. @11.2`',
    example: { brix: '65..71' },
  })
  spec?: KeyedText[];
}

export class ProductsQuery extends ProductFilters implements PageQuery {
  @PageNumber() page: number = 1;
  @PageLimit() limit: number = 24;
  @ListCursor() cursor?: number;
  @OnlyFields(() => ProductDto) fields?: string[];

  @Choice(productSorts, {
    description: 'popular: featured first. Products without what is sorted by come last in both its orders',
  })
  sort: ProductSort = 'popular';
}

export class NearestProductsQuery {
  @Line(1, 100, { description: 'Words that found nothing', example: 'سیپ' }) q: string;
  @WholeNumber(1, 12, { description: 'How many at most' }) limit: number = 3;
}

/** A price as a starting point for talks, never a final price. */
export class IndicativePriceDto {
  @ApiProperty({ type: 'integer', example: 166_000_000, description: 'Whole toman per ton' }) tomanPerTon: number;

  @ApiProperty({ enum: ['own', 'list'], description: 'own: typed by an admin; list: price list × rate' })
  basis: PriceBasis;

  @ApiProperty({ type: Number, nullable: true, example: 2000, description: 'US dollars per ton; of a list price' })
  usdPerTon: number | null;

  @ApiProperty({ type: Number, nullable: true, example: 83_000, description: 'Toman per dollar; of a list price' })
  rate: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Date of the rate; of a list price' })
  rateDate: string | null;

  @ApiProperty({ description: 'The rate is older than the setting allows without a mark' }) rateIsOld: boolean;

  static of(product: Priced, settings: Settings): IndicativePriceDto | null {
    const price = indicativePriceOf(product, shownRateOf(settings));
    if (price === null) return null;
    const fromList = price.basis === 'list';
    return {
      ...price,
      rate: fromList ? settings.usdRate : null,
      rateDate: fromList ? settings.usdRateDate : null,
      rateIsOld: fromList && rateAgeOf(settings) === 'old',
    };
  }
}

export class ProductDto extends TechnicalDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'پورهٔ سیب' }) name: string;
  @ApiProperty({ type: String, nullable: true, example: 'شفاف و بدون افزودنی' })
  description: string | null;
  @ApiProperty({ enum: productGroups, description: 'Chip of the public filter: the group of the product’s category' })
  category: ProductGroup;
  @ApiProperty() isFeatured: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Path on this site', example: '/assets/apple.svg' })
  image: string | null;

  @ApiProperty({
    type: [MediaVariantDto],
    description: 'Smaller copies of the image, for srcset; none when it is from elsewhere',
  })
  imageVariants: MediaVariantDto[];

  @ApiProperty({ type: PackDto, nullable: true, description: 'What orders count in; null when it is not known' })
  pack: PackDto | null;

  @ApiProperty({ type: IndicativePriceDto, nullable: true, description: 'null: «قیمت: تماس با فروش»' })
  indicativePrice: IndicativePriceDto | null;

  static of(product: ListedProduct, settings: Settings): ProductDto {
    return {
      id: product.id,
      name: product.name,
      description: product.description,
      category: product.category.publicGroup,
      isFeatured: product.featured,
      ...technicalOf(product),
      image: product.image || null,
      imageVariants: product.imageVariants ?? [],
      pack: PackDto.of(product),
      indicativePrice: IndicativePriceDto.of(product, settings),
    };
  }
}

interface ShownProduct {
  product: ListedProduct & Pick<Product, 'sku' | 'packs' | 'pressMonths' | 'leadTimeDays' | 'newCropYear'>;
  documents: ProductDocument[];
  pictures: ProductPicture[];
  imageAlt: string | null;
  specification: ProductSpecification[];
}

/** One product with the fields that only its own page shows. */
export class ProductDetailsDto extends ProductDto {
  @ApiProperty({ type: String, nullable: true, example: 'APL-70' }) sku: string | null;
  @ApiProperty({ type: [ProductPackDto], description: 'What it is delivered in' }) packs: ProductPackDto[];

  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    example: [7, 8],
    description: 'Months of the Persian calendar in which it is pressed',
  })
  pressMonths: number[];

  @ApiProperty({ type: 'integer', nullable: true, example: 10, description: 'Working days until it is loaded' })
  leadTimeDays: number | null;

  @ApiProperty({ type: 'integer', nullable: true, example: 1405, description: 'Persian year of the newest crop' })
  newCropYear: number | null;

  @ApiProperty({ type: [ProductDocumentDto], description: 'For download, in their order; expired ones are left out' })
  documents: ProductDocumentDto[];

  @ApiProperty({ type: [ProductPictureDto], description: 'The gallery, after the picture of `image`' })
  pictures: ProductPictureDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'بشکه‌های کنسانتره در سردخانه',
    description: 'What the picture shows, where the library says it',
  })
  imageAlt: string | null;

  @ApiProperty({ type: [SpecificationRowDto], description: 'Typed values, in the order of a data sheet' })
  specification: SpecificationRowDto[];

  static ofDetails(
    { product, documents, pictures, imageAlt, specification }: ShownProduct,
    settings: Settings,
    now: Date = new Date(),
  ): ProductDetailsDto {
    return {
      ...ProductDto.of(product, settings),
      sku: product.sku,
      packs: product.packs ?? [],
      pressMonths: product.pressMonths ?? [],
      leadTimeDays: product.leadTimeDays,
      newCropYear: product.newCropYear,
      imageAlt,
      specification: SpecificationRowDto.ofAll(specification),
      documents: documents.filter((each) => isValid(each, now)).map((document) => ProductDocumentDto.of(document)),
      pictures: pictures.map((picture) => ProductPictureDto.of(picture)),
    };
  }
}
