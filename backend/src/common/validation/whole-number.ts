import { parseWholeNumber } from '@afshoreh/persian';
import { ArrayMaxSize, IsArray, IsInt, Max, Min, ValidateBy } from 'class-validator';
import { Field, type FieldOptions } from './field.js';
import { readText } from './text.js';

/** The largest `INT` of both databases. */
export const largestId = 2_147_483_647;

const schemaOf = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }) as const;
// The type is checked first, so that «صد» is reported as not a number and not as too large.
const checksOf = (least: number, most: number) => [IsInt(), Min(least), Max(most)];

/** A whole number from `least` to `most`, sent as a JSON number. */
export function Integer(least: number, most: number, options?: FieldOptions): PropertyDecorator {
  return Field({ schema: schemaOf(least, most), checks: checksOf(least, most) }, options);
}

/** The id or the version of a row. */
export function Id(options?: FieldOptions): PropertyDecorator {
  return Integer(1, largestId, { example: 1, ...options });
}

export function Ids(most: number, options?: FieldOptions): PropertyDecorator {
  return WholeNumbers({ least: 1, most: largestId, atMost: most }, options);
}

/** A list of at most `atMost` whole numbers from `least` to `most`, sent as JSON numbers. */
export function WholeNumbers(
  { least, most, atMost }: { least: number; most: number; atMost: number },
  options?: FieldOptions,
): PropertyDecorator {
  const each = { each: true };
  const schema = { type: 'array', items: schemaOf(least, most), maxItems: atMost } as const;
  const checks = [IsArray(), ArrayMaxSize(atMost), IsInt(each), Min(least, each), Max(most, each)];
  return Field({ schema, checks }, options);
}

/** Ids in a query, separated by commas: `1,2,3`. The handler gets numbers. */
export function IdList(most: number, options?: FieldOptions): PropertyDecorator {
  const each = { each: true };
  const schema = { type: String, pattern: `^\\d{1,10}(,\\d{1,10}){0,${most - 1}}$` } as const;
  const checks = [IsArray(), ArrayMaxSize(most), IsInt(each), Min(1, each), Max(largestId, each)];
  const read = readText((typed) => typed.split(',').map((id) => (/^\d{1,10}$/.test(id) ? Number(id) : NaN)));
  return Field({ schema, checks, read }, options);
}

/**
 * A whole number from `least` to `most` that a person typed: a JSON number, or a text of Persian, Arabic or Latin digits.
 * With `digits`, the API document lists the text as well.
 */
export function WholeNumber(
  least: number,
  most: number,
  { digits, ...options }: FieldOptions & { digits?: boolean } = {},
): PropertyDecorator {
  const number = schemaOf(least, most);
  const schema = digits ? { oneOf: [number, { type: 'string' }] } : number;
  const read = readText((typed) => parseWholeNumber(typed) ?? typed);
  return Field({ schema, checks: checksOf(least, most), read }, options);
}

/** The version that a form was made from, 0 before the first save; part of every update. */
export function ExpectedVersion(): PropertyDecorator {
  return Integer(0, largestId, {
    optional: true,
    example: 1,
    description: 'The edited version; 409 when it is old',
  });
}

/** The body of operations that take nothing but the version. */
export class ExpectedVersionDto {
  @ExpectedVersion() version?: number;
}

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
