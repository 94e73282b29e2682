import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsInt, Max, Min, ValidateIf } from 'class-validator';

/** What every change of an order may say: which state of it the admin was looking at (D9). */
export class SeenOrderDto {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: 2_147_483_647,
    description: 'The version that was seen; else 409',
  })
  @ValidateIf((_form, value) => value !== undefined)
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  version?: number;
}
