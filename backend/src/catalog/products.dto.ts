import { ApiProperty } from '@nestjs/swagger';
import { PageQuery } from '../common/http/index.js';
import { Choice, Line, WholeNumber } from '../common/validation/index.js';
import type { Settings } from '../content/index.js';
import { MediaVariantDto } from '../media/index.js';
import { indicativePriceOf, type PriceBasis, type Priced } from './indicative-price.js';
import type { ListedProduct } from './listed-products.js';
import { PackDto } from './pack.js';
import { productGroups, type ProductGroup } from './product-group.js';
import type { ProductDocument } from './product-document.entity.js';
import { ProductDocumentDto } from './product-documents.dto.js';
import { rateAgeOf, shownRateOf } from './rate-age.js';
import { TechnicalDto, technicalOf } from './technical.dto.js';

const productSorts = ['popular', 'newest', 'price-low', 'price-high', 'brix-low', 'brix-high'] as const;
export type ProductSort = (typeof productSorts)[number];

export class ProductsQuery extends PageQuery {
  @Choice(['all', ...productGroups], { description: 'Chip of the public filter (D1)' })
  category: 'all' | ProductGroup = 'all';

  @Line(0, 100, {
    description: 'Words of name, English name, type or origin, however typed (D3)',
    example: 'رب گوجه فرنگي',
  })
  q: string = '';

  @Choice(productSorts, {
    description: 'popular: featured first. Products without a price, or a Brix, come last in both its orders',
  })
  sort: ProductSort = 'popular';
}

export class NearestProductsQuery {
  @Line(1, 100, { description: 'Words that found nothing', example: 'سیپ' }) q: string;
  @WholeNumber(1, 12, { description: 'How many at most' }) limit: number = 3;
}

/** D2: a number to start talking from, never a final price. */
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

  @ApiProperty({ description: 'The rate is older than the setting allows without a mark (D45)' }) rateIsOld: boolean;

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

/** A product as visitors see it (spec §3). */
export class ProductDto extends TechnicalDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'پوره سیب' }) name: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ enum: productGroups, description: 'Chip of the public filter (D1)' }) category: ProductGroup;
  @ApiProperty() isFeatured: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Path on this site' }) image: string | null;

  @ApiProperty({
    type: [MediaVariantDto],
    description: 'Smaller copies of the image, for srcset; none when it is from elsewhere',
  })
  imageVariants: MediaVariantDto[];

  @ApiProperty({ type: PackDto, nullable: true, description: 'As weight and packaging say it; null when they do not' })
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
  product: ListedProduct;
  documents: ProductDocument[];
  imageAlt: string | null;
}

/** One product with what only its own page shows. */
export class ProductDetailsDto extends ProductDto {
  @ApiProperty({ type: [ProductDocumentDto], description: 'For download, in their order (D5)' })
  documents: ProductDocumentDto[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'بشکه‌های کنسانتره در سردخانه',
    description: 'What the picture shows, where the library says it',
  })
  imageAlt: string | null;

  static ofDetails({ product, documents, imageAlt }: ShownProduct, settings: Settings): ProductDetailsDto {
    return {
      ...ProductDto.of(product, settings),
      imageAlt,
      documents: documents.map((document) => ProductDocumentDto.of(document)),
    };
  }
}
