import { Max, Min, ValidateBy } from 'class-validator';
import { Field, type FieldOptions } from './field.js';
import { readText } from './text.js';

/**
 * A number from `least` to `most` with at most `places` decimals. `IsNumber({ maxDecimalPlaces })` is not used, because
 * it throws on numbers that JavaScript writes in exponential form (1e-9). `ofQuery`: it is sent as text.
 */
export function DecimalNumber(
  least: number,
  most: number,
  places: number,
  { ofQuery, ...options }: FieldOptions & { ofQuery?: boolean } = {},
): PropertyDecorator {
  const fits = (value: unknown): boolean =>
    typeof value === 'number' && Number.isFinite(value) && Number(value.toFixed(places)) === value;
  const isNumber = ValidateBy({ name: 'isNumber', validator: { validate: fits } });
  const schema = { type: Number, minimum: least, maximum: most };
  const read = ofQuery ? readText(Number) : undefined;
  return Field({ schema, read, checks: [isNumber, Min(least), Max(most)] }, options);
}
