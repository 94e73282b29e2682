import { ApiProperty } from '@nestjs/swagger';
import { ExpectedVersion, Line, WholeNumber, ReadOnlyFields } from '../common/validation/index.js';
import type { Settings } from '../content/index.js';
import { tomanOf } from './indicative-price.js';
import type { PriceListEntry } from './price-list-entry.entity.js';
import { rateAgeOf, rateAges, shownRateOf, type RateAge } from './rate-age.js';

const highestUsd = 1_000_000;

@ReadOnlyFields<PriceListEntryDto>('id', 'tomanPerTon')
export class SavePriceListEntryDto {
  @Line(1, 200, { example: 'پورهٔ هلو', description: 'Products of this name, however typed' }) name: string;
  @WholeNumber(1, highestUsd, { example: 2000, description: 'Whole US dollars per ton' }) usdPerTon: number;
}

@ReadOnlyFields<PriceListEntryDto>('id', 'tomanPerTon')
export class UpdatePriceListEntryDto extends SavePriceListEntryDto {
  @ExpectedVersion() version?: number;
}

export class PriceListEntryDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'پورهٔ سیب' }) name: string;
  @ApiProperty({ type: 'integer', example: 2000 }) usdPerTon: number;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 166_000_000,
    description: 'At the rate of the settings; null when that is too old for a price',
  })
  tomanPerTon: number | null;

  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of({ id, name, usdPerTon, version }: PriceListEntry, settings: Settings): PriceListEntryDto {
    const rate = shownRateOf(settings);
    return { id, name, usdPerTon, version, tomanPerTon: rate === null ? null : tomanOf(usdPerTon, rate) };
  }
}

export class PriceListDto {
  @ApiProperty({ example: 83_000, description: 'Toman per US dollar: the setting `usdRate`' }) rate: number;
  @ApiProperty({ type: String, format: 'date-time' }) rateDate: string;

  @ApiProperty({ enum: rateAges, description: 'old: prices at it are marked; expired: they are not shown' })
  rateAge: RateAge;

  @ApiProperty({ type: [PriceListEntryDto] }) items: PriceListEntryDto[];

  static of(entries: PriceListEntry[], settings: Settings): PriceListDto {
    return {
      rate: settings.usdRate,
      rateDate: settings.usdRateDate,
      rateAge: rateAgeOf(settings),
      items: entries.map((entry) => PriceListEntryDto.of(entry, settings)),
    };
  }
}
