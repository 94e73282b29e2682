import { ApiProperty } from '@nestjs/swagger';
import { Day, WholeNumber } from '../common/validation/index.js';

/** A calendar change that an admin considers and has not saved yet. */
export class PlannedChangeQuery {
  @Day({ label: 'روز تعطیل', emptyAs: 'missing', description: 'A day that would be a holiday' }) added?: string;
  @Day({ label: 'روز تعطیل', emptyAs: 'missing', description: 'A day that would be none' }) removed?: string;
  @WholeNumber(0, 23, { optional: true, example: 8, description: 'Call hours from; with `to`' }) from?: number;
  @WholeNumber(1, 24, { optional: true, example: 18, description: 'Call hours to; with `from`' }) to?: number;
}

export class MovedPromisesDto {
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 }) movedPromises: number;
}
