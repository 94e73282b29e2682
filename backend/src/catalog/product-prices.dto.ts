import { ApiProperty, OmitType } from '@nestjs/swagger';
import { ProblemDto, problemOf, type DomainError } from '../common/errors/index.js';
import { ExpectedVersion, Flag, Id, ListOf, WholeNumber } from '../common/validation/index.js';
import type { Product } from './product.entity.js';
import { highestPrice } from './products-admin.dto.js';
import { SkuOfProduct } from './sku.js';

const mostById = 500;
const mostBySku = 1_000;

/** The price of one product; fields that are left out stay as they are. */
export class SaveProductPriceDto {
  @Id({ example: 2, label: 'محصول' }) id: number;
  @ExpectedVersion() version?: number;

  @WholeNumber(0, highestPrice, { optional: true, example: 141_000_000, description: 'Toman per ton' })
  price?: number;

  @Flag({ optional: true, description: 'Whether visitors see this price, instead of one by the price list' })
  showPrice?: boolean;
}

export class SaveProductPricesDto {
  @ListOf(SaveProductPriceDto, 1, mostById, { label: 'قیمت‌ها' }) prices: SaveProductPriceDto[];
}

export class SavePriceBySkuDto extends OmitType(SaveProductPriceDto, ['id']) {
  @SkuOfProduct() sku: string;
}

export class SavePricesBySkuDto {
  @ListOf(SavePriceBySkuDto, 1, mostBySku, { label: 'قیمت‌ها' }) prices: SavePriceBySkuDto[];
}

export class SavePricesQuery {
  @Flag({ inQuery: true, emptyAs: 'missing', description: 'Store the rows that can be stored, and refuse the others' })
  partial: boolean = false;
}

export class ProductPriceDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ type: 'integer', nullable: true, example: 141_000_000, description: 'Toman per ton' })
  price: number | null;

  @ApiProperty() showPrice: boolean;
  @ApiProperty({ type: 'integer', example: 2, description: 'Send it back with the next change' }) version: number;

  static of({ id, price, showPrice, version }: Product): ProductPriceDto {
    return { id, price, showPrice, version };
  }
}

/**
 * The result of a row that was sent: the product with its new price, and the price before; or the error for which the row
 * was refused.
 */
export type PriceRow = { product: Product; before: ProductPriceDto; refusal?: undefined } | { refusal: DomainError };

/** A row that named its product by SKU. */
export class PriceRowDto {
  @ApiProperty({ example: 'APL-70' }) sku: string;
  @ApiProperty({ type: 'integer', example: 200, description: '200, or the status of `problem`' }) status: number;

  @ApiProperty({ required: false, description: 'The price as it is stored' }) stored?: ProductPriceDto;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    required: false,
    example: 138_000_000,
    description: 'The price before. People are asked about a price that changes by more than 30 %; programs are not.',
  })
  previousPrice?: number | null;

  @ApiProperty({ required: false, description: 'Why nothing of the row was stored' }) problem?: ProblemDto;

  static of(sku: string, row: PriceRow, requestId: string): PriceRowDto {
    if (row.refusal) return { sku, status: row.refusal.status, problem: problemOf(row.refusal, requestId) };
    return { sku, status: 200, stored: ProductPriceDto.of(row.product), previousPrice: row.before.price };
  }
}

export class SavedPricesDto {
  @ApiProperty({ type: 'integer', example: 1, description: 'Rows that are stored, also those that changed nothing' })
  stored: number;

  @ApiProperty({ type: 'integer', example: 0 }) refused: number;
  @ApiProperty({ type: [PriceRowDto], description: 'In the order that was sent' }) rows: PriceRowDto[];

  static of(rows: PriceRowDto[]): SavedPricesDto {
    const refused = rows.filter(({ problem }) => problem).length;
    return { stored: rows.length - refused, refused, rows };
  }
}
