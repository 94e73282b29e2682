import { applyDecorators } from '@nestjs/common';
import { Max, Min, ValidateBy } from 'class-validator';

/**
 * A number of `least` to `most` with at most `places` decimals. Not `IsNumber({ maxDecimalPlaces })`, which throws on a
 * number that JavaScript writes without a point (1e-9).
 */
export function DecimalNumber(least: number, most: number, places: number): PropertyDecorator {
  const fits = (value: unknown): boolean =>
    typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(places)) === value;
  // The last one speaks first (see `sentenceOf`).
  return applyDecorators(Max(most), Min(least), ValidateBy({ name: 'isNumber', validator: { validate: fits } }));
}
