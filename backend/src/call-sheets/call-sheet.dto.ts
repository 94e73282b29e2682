import { ApiProperty } from '@nestjs/swagger';
import { OfferedProductDto } from '../catalog/index.js';
import { OnlyIds } from '../common/http/index.js';
import type { Lot } from '../lots/index.js';
import { OrderDetailsDto, OrderDto } from '../orders/index.js';
import { priceBases, priceUnits, QuoteDto, type LastPrice, type PriceBasis, type PriceUnit } from '../quotes/index.js';

/** What this buyer was last offered for a product. */
export class LastPriceDto {
  @ApiProperty({ type: 'integer', example: 166_000_000 }) amount: number;
  @ApiProperty({ enum: priceUnits, enumName: 'PriceUnit' }) unit: PriceUnit;
  @ApiProperty({ enum: priceBases, enumName: 'PriceBasis' }) per: PriceBasis;
  @ApiProperty({ example: '1405-0001' }) number: string;
  @ApiProperty({ type: String, format: 'date-time' }) sentAt: string;

  static of({ quote, line: { amount, unit, per } }: LastPrice): LastPriceDto {
    const sentAt = quote.sentAt ?? quote.createdAt;
    return { amount, unit, per, number: quote.number ?? '', sentAt: sentAt.toISOString() };
  }
}

export class LotOfferDto {
  @ApiProperty({ example: 'AP-1405-07' }) number: string;
  @ApiProperty({ type: String, format: 'date', example: '2028-10-01' }) bestBefore: string;
  @ApiProperty({ type: 'integer', example: 22_000 }) kilograms: number;

  static of({ number, bestBefore, kilograms }: Lot): LotOfferDto {
    return { number, bestBefore, kilograms };
  }
}

export class CalledProductDto extends OfferedProductDto {
  @ApiProperty({ type: [LotOfferDto], description: 'On sale, the newest first' }) lots: LotOfferDto[];
  @ApiProperty({ type: LastPriceDto, nullable: true, description: 'Quoted to the phone of the order' })
  lastPrice: LastPriceDto | null;
}

/** The products that were chosen for an order by telephone. */
export class CalledProductsQuery {
  @OnlyIds() ids?: number[];
}

export class CallSheetDto {
  @ApiProperty({ type: OrderDetailsDto }) order: OrderDetailsDto;
  @ApiProperty({ type: [CalledProductDto], description: 'Of the lines; removed products are left out' })
  products: CalledProductDto[];

  @ApiProperty({ type: [QuoteDto], description: 'The newest first' }) quotes: QuoteDto[];
  @ApiProperty({ type: [OrderDto], description: 'The last ten other orders of the phone, the newest first' })
  related: OrderDto[];
}
