import { IsBoolean, IsIn } from 'class-validator';
import { Field, type FieldOptions } from './field.js';
import { readText } from './text.js';

/** One of `values`; with an `enumName` the document has them as a schema of that name. */
export function Choice(
  values: readonly string[],
  { enumName, ...options }: FieldOptions & { enumName?: string } = {},
): PropertyDecorator {
  return Field({ schema: { enum: [...values], ...(enumName && { enumName }) }, checks: [IsIn(values)] }, options);
}

/** Yes or no; in a query they are words. */
export function Flag({ inQuery, ...options }: FieldOptions & { inQuery?: boolean } = {}): PropertyDecorator {
  const read = inQuery ? readText((typed) => (typed === 'true' ? true : typed === 'false' ? false : typed)) : undefined;
  return Field({ schema: { type: Boolean }, checks: [IsBoolean()], read }, options);
}
