import { ApiProperty } from '@nestjs/swagger';
import type { Settings } from '../content/index.js';
import { tomanOf } from './indicative-price.js';
import type { ListedProduct } from './listed-products.js';
import type { ProductDocument } from './product-document.entity.js';
import { ProductDocumentDto } from './product-documents.dto.js';
import { IndicativePriceDto } from './products.dto.js';
import { rateAgeOf } from './rate-age.js';
import { TechnicalDto, technicalOf } from './technical.dto.js';

/** What an expert says of a product on the telephone, with the prices that visitors do not see. */
export class OfferedProductDto extends TechnicalDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'پورهٔ سیب' }) name: string;
  @ApiProperty({ type: 'integer', nullable: true, example: 141_000_000, description: 'Its own price, toman per ton' })
  price: number | null;

  @ApiProperty({ description: 'Whether visitors see its own price' }) showPrice: boolean;

  @ApiProperty({ type: IndicativePriceDto, nullable: true, description: 'By the price list, however old the rate is' })
  listPrice: IndicativePriceDto | null;

  @ApiProperty({ type: [ProductDocumentDto] }) documents: ProductDocumentDto[];

  static of(product: ListedProduct, documents: ProductDocument[], settings: Settings): OfferedProductDto {
    const { id, name, price, showPrice } = product;
    return {
      id,
      name,
      price,
      showPrice,
      listPrice: listPriceOf(product, settings),
      documents: documents.map((document) => ProductDocumentDto.of(document)),
      ...technicalOf(product),
    };
  }
}

function listPriceOf({ listUsdPerTon }: ListedProduct, settings: Settings): IndicativePriceDto | null {
  if (listUsdPerTon === null) return null;
  return {
    tomanPerTon: tomanOf(listUsdPerTon, settings.usdRate),
    basis: 'list',
    usdPerTon: listUsdPerTon,
    rate: settings.usdRate,
    rateDate: settings.usdRateDate,
    rateIsOld: rateAgeOf(settings) !== 'fresh',
  };
}
