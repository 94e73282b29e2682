import { ApiProperty } from '@nestjs/swagger';
import { ExpectedVersion, Line, WholeNumber, ReadOnlyFields } from '../common/validation/index.js';
import type { Settings } from '../content/index.js';
import { tomanOf } from './indicative-price.js';
import type { PriceListEntry } from './price-list-entry.entity.js';

const highestUsd = 1_000_000;

@ReadOnlyFields<PriceListEntryDto>('id', 'tomanPerTon')
export class SavePriceListEntryDto {
  @Line(1, 200, { example: 'پوره هلو', description: 'Products of this name, however typed' }) name: string;
  @WholeNumber(1, highestUsd, { example: 2000, description: 'Whole US dollars per ton' }) usdPerTon: number;
}

@ReadOnlyFields<PriceListEntryDto>('id', 'tomanPerTon')
export class UpdatePriceListEntryDto extends SavePriceListEntryDto {
  @ExpectedVersion() version?: number;
}

export class PriceListEntryDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'پوره سیب' }) name: string;
  @ApiProperty({ type: 'integer', example: 2000 }) usdPerTon: number;

  @ApiProperty({ type: 'integer', example: 166_000_000, description: 'At the rate of the settings' })
  tomanPerTon: number;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of({ id, name, usdPerTon, version }: PriceListEntry, rate: number): PriceListEntryDto {
    return { id, name, usdPerTon, version, tomanPerTon: tomanOf(usdPerTon, rate) };
  }
}

export class PriceListDto {
  @ApiProperty({ example: 83_000, description: 'Toman per US dollar: the setting `usdRate`' }) rate: number;
  @ApiProperty({ type: String, format: 'date-time' }) rateDate: string;
  @ApiProperty({ type: [PriceListEntryDto] }) items: PriceListEntryDto[];

  static of(entries: PriceListEntry[], { usdRate, usdRateDate }: Settings): PriceListDto {
    return {
      rate: usdRate,
      rateDate: usdRateDate,
      items: entries.map((entry) => PriceListEntryDto.of(entry, usdRate)),
    };
  }
}
