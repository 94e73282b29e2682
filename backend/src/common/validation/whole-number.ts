import { parseWholeNumber } from '@afshoreh/persian';
import { ArrayMaxSize, IsArray, IsInt, Max, Min } from 'class-validator';
import { Field, type FieldOptions } from './field.js';
import { readText } from './text.js';

/** What an `INT` of both databases holds. */
export const largestId = 2_147_483_647;

const schemaOf = (minimum: number, maximum: number) => ({ type: 'integer', minimum, maximum }) as const;
// «صد» is no number before it is too large a one.
const checksOf = (least: number, most: number) => [IsInt(), Min(least), Max(most)];

/** A whole number of `least` to `most`, as programs send it. */
export function Integer(least: number, most: number, options?: FieldOptions): PropertyDecorator {
  return Field({ schema: schemaOf(least, most), checks: checksOf(least, most) }, options);
}

/** The id of a row, or the version of one. */
export function Id(options?: FieldOptions): PropertyDecorator {
  return Integer(1, largestId, options);
}

/** At most so many ids of rows. */
export function Ids(most: number, options?: FieldOptions): PropertyDecorator {
  const each = { each: true };
  const schema = { type: 'array', items: schemaOf(1, largestId), maxItems: most } as const;
  const checks = [IsArray(), ArrayMaxSize(most), IsInt(each), Min(1, each), Max(largestId, each)];
  return Field({ schema, checks }, options);
}

/**
 * A whole number of `least` to `most` that a person typed: a JSON number, or its digits in Persian, Arabic or Latin, which
 * the document says when they are `digits`.
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
