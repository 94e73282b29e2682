import { ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { Field, type FieldOptions } from './field.js';
import { readText } from './text.js';

/** One of `values`. With `enumName` the API document has a schema of that name for them. */
export function Choice(
  values: readonly string[],
  { enumName, ...options }: FieldOptions & { enumName?: string } = {},
): PropertyDecorator {
  return Field({ schema: { enum: [...values], ...(enumName && { enumName }) }, checks: [IsIn(values)] }, options);
}

/** One or more of `values`, each once; `missing` is the message for none. */
export function Choices(
  values: readonly string[],
  { enumName, missing, ...options }: FieldOptions & { enumName: string; missing: string },
): PropertyDecorator {
  const message = missing;
  const checks = [IsArray({ message }), ArrayMinSize(1, { message }), ArrayUnique(), IsIn(values, { each: true })];
  const schema = { enum: [...values], enumName, isArray: true, minItems: 1, uniqueItems: true } as const;
  return Field({ schema, checks }, options);
}

/** A boolean; in a query it is a word. */
export function Flag({ inQuery, ...options }: FieldOptions & { inQuery?: boolean } = {}): PropertyDecorator {
  const read = inQuery ? readText((typed) => (typed === 'true' ? true : typed === 'false' ? false : typed)) : undefined;
  return Field({ schema: { type: Boolean }, checks: [IsBoolean()], read }, options);
}
