import { ApiProperty } from '@nestjs/swagger';
import { ExpectedVersion, Flag, Id, ListOf, WholeNumber } from '../common/validation/index.js';
import type { Product } from './product.entity.js';
import { highestPrice } from './products-admin.dto.js';

const mostPrices = 500;

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
  @ListOf(SaveProductPriceDto, 1, mostPrices, { label: 'قیمت‌ها' }) prices: SaveProductPriceDto[];
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
