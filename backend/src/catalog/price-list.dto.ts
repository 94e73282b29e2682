import { ApiProperty } from '@nestjs/swagger';
import { Line, WholeNumber, TakesBack } from '../common/validation/index.js';
import type { Settings } from '../content/index.js';
import { tomanOf } from './indicative-price.js';
import type { PriceListEntry } from './price-list-entry.entity.js';

const highestUsd = 1_000_000;

@TakesBack<PriceListEntryDto>('id', 'tomanPerTon')
export class SavePriceListEntryDto {
  @ApiProperty({
    minLength: 1,
    maxLength: 200,
    example: 'پوره هلو',
    description: 'Products of this name, however typed',
  })
  @Line(1, 200)
  name: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: highestUsd,
    example: 2000,
    description: 'Whole US dollars per ton',
  })
  @WholeNumber(1, highestUsd)
  usdPerTon: number;
}

export class PriceListEntryDto {
  @ApiProperty({ type: 'integer', example: 1 })
  id: number;

  @ApiProperty({ example: 'پوره سیب' })
  name: string;

  @ApiProperty({ type: 'integer', example: 2000 })
  usdPerTon: number;

  @ApiProperty({ type: 'integer', example: 166_000_000, description: 'At the rate of the settings' })
  tomanPerTon: number;

  static of({ id, name, usdPerTon }: PriceListEntry, rate: number): PriceListEntryDto {
    return { id, name, usdPerTon, tomanPerTon: tomanOf(usdPerTon, rate) };
  }
}

export class PriceListDto {
  @ApiProperty({ example: 83_000, description: 'Toman per US dollar: the setting `usdRate`' })
  rate: number;

  @ApiProperty({ type: String, format: 'date-time' })
  rateDate: string;

  @ApiProperty({ type: [PriceListEntryDto] })
  items: PriceListEntryDto[];

  static of(entries: PriceListEntry[], { usdRate, usdRateDate }: Settings): PriceListDto {
    return {
      rate: usdRate,
      rateDate: usdRateDate,
      items: entries.map((entry) => PriceListEntryDto.of(entry, usdRate)),
    };
  }
}
