import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { Label } from './label.js';

/** What a field of a request says beside its type and its bounds. */
export interface FieldOptions extends Pick<ApiPropertyOptions, 'description' | 'example' | 'default'> {
  /** Its name in messages, where the common name of such a field does not fit. PickType and its like lose it. */
  label?: string;
  /** It may be left out; null is refused unless it is `nullable` as well. */
  optional?: boolean;
  nullable?: boolean;
  /** What the code gets for an empty text, which is what forms send for a field left empty. */
  emptyAs?: 'missing' | 'null';
}

interface FieldType {
  /** Type and bounds in the words of OpenAPI. */
  schema: ApiPropertyOptions;
  /** The same as they are checked; of several that fail the first speaks. */
  checks: PropertyDecorator[];
  /** Makes the value to check of what was sent. */
  read?: (sent: unknown) => unknown;
}

/**
 * One field of a request in one statement: type, check, document and name (docs/decisions/0019). An initial value makes
 * it optional and is its default. The other decorators of this folder are made of it.
 */
export function Field({ schema, checks, read = asSent }: FieldType, options: FieldOptions = {}): PropertyDecorator {
  const { label, optional, nullable, emptyAs, ...words } = options;
  const mayBeMissing = optional || emptyAs === 'missing';
  const mayBeNull = nullable || emptyAs === 'null';
  return (target, property) => {
    const initial = initialValueOf(target, property);
    const document = {
      ...{ type: schema.type, ...(mayBeNull && { nullable: true }), ...schema },
      ...(initial !== undefined && initial !== '' && { default: initial }),
      ...words,
      ...((mayBeMissing || initial !== undefined) && { required: false }),
    };
    const decorators = [
      ApiProperty(document as ApiPropertyOptions),
      // The pipe lets the check speak that was registered last.
      ...checks.toReversed(),
      ValidateIf((_form, value) => !(mayBeMissing && value === undefined) && !(mayBeNull && value === null)),
      Transform(({ value }: { value: unknown }) => (isBlank(value) && emptyAs ? empty[emptyAs] : read(value))),
      ...(label ? [Label(label)] : []),
    ];
    for (const decorate of decorators) decorate(target, property);
  };
}

const empty = { missing: undefined, null: null };
const isBlank = (sent: unknown): boolean => typeof sent === 'string' && sent.trim() === '';
const asSent = (sent: unknown): unknown => sent;

/** Decorators run when the class is complete, so that it can say what its fields begin with. */
function initialValueOf(target: object, property: string | symbol): unknown {
  return new (target.constructor as new () => Record<string | symbol, unknown>)()[property];
}
