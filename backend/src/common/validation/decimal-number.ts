import { Max, Min, ValidateBy } from 'class-validator';
import { Field, type FieldOptions } from './field.js';

/**
 * A number of `least` to `most` with at most `places` decimals. Not `IsNumber({ maxDecimalPlaces })`, which throws on a
 * number that JavaScript writes without a point (1e-9).
 */
export function DecimalNumber(least: number, most: number, places: number, options?: FieldOptions): PropertyDecorator {
  const fits = (value: unknown): boolean =>
    typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(places)) === value;
  const isNumber = ValidateBy({ name: 'isNumber', validator: { validate: fits } });
  const schema = { type: Number, minimum: least, maximum: most };
  return Field({ schema, checks: [isNumber, Min(least), Max(most)] }, options);
}
