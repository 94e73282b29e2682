import { ApiProperty } from '@nestjs/swagger';
import { Day, ExpectedVersion, Flag, Line, ReadOnlyFields, WholeNumber } from '../../common/validation/index.js';
import type { Holiday } from './holiday.entity.js';

const firstYear = 1400;
const lastYear = 1500;

export class HolidaysQuery {
  @WholeNumber(firstYear, lastYear, { optional: true, label: 'سال', example: 1405, description: 'Persian; this year' })
  year?: number;
}

@ReadOnlyFields<SavedHolidayDto>('id', 'movedPromises')
export class SaveHolidayDto {
  @Day({ label: 'روز تعطیل', example: '2026-12-20', description: 'Of Tehran, in the Gregorian calendar' }) day: string;
  @Line(1, 100, { label: 'مناسبت', example: 'تعطیلی فوق‌العاده' }) title: string;
  @Flag({ label: 'اعلام‌شده', description: 'False while the day is calculated' }) announced: boolean = false;
}

@ReadOnlyFields<SavedHolidayDto>('id', 'movedPromises')
export class UpdateHolidayDto extends SaveHolidayDto {
  @ExpectedVersion() version?: number;
}

export class HolidayDto {
  @ApiProperty({ type: 'integer', example: 4 }) id: number;
  @ApiProperty({ type: String, format: 'date', example: '2026-06-25' }) day: string;
  @ApiProperty({ example: 'عاشورا' }) title: string;
  @ApiProperty({ description: 'False while the day is calculated, and may still move by one' }) announced: boolean;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of({ id, day, title, announced, version }: Holiday): HolidayDto {
    return { id, day, title, announced: Boolean(announced), version };
  }
}

const moved = {
  type: 'integer',
  minimum: 0,
  example: 3,
  description: 'Open orders whose promised time is another one now',
} as const;

export class SavedHolidayDto extends HolidayDto {
  @ApiProperty(moved) movedPromises: number;
}

export class RemovedHolidayDto {
  @ApiProperty(moved) movedPromises: number;
}

/** A holiday that returns every year on the same day. */
export class SolarHolidayDto {
  @ApiProperty({ type: String, format: 'date', example: '2026-03-21' }) day: string;
  @ApiProperty({ example: 'نوروز' }) title: string;
}

export class HolidayYearDto {
  @ApiProperty({ type: 'integer', example: 1405 }) year: number;
  @ApiProperty({ type: [HolidayDto], description: 'The table, by day' }) holidays: HolidayDto[];

  @ApiProperty({ type: [SolarHolidayDto], description: 'Those that return every year, by rule' })
  solar: SolarHolidayDto[];

  @ApiProperty({
    type: 'integer',
    isArray: true,
    example: [1407],
    description: 'This year and, from ninety days before it begins, the next one, as far as they have no table yet',
  })
  yearsWithoutTable: number[];
}
