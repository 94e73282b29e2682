import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { Label } from './label.js';

/** Options of a field besides its type and bounds. */
export interface FieldOptions extends Pick<ApiPropertyOptions, 'description' | 'example' | 'default'> {
  /** Its name in messages, if the common name does not fit. PickType and similar functions lose it. */
  label?: string;
  /** The field may be left out; null is refused unless the field is also `nullable`. */
  optional?: boolean;
  nullable?: boolean;
  /** What the handler gets for an empty text: forms send an empty text for a field that a person left empty. */
  emptyAs?: 'missing' | 'null';
}

interface FieldType {
  /** Type and bounds for OpenAPI. */
  schema: ApiPropertyOptions;
  /** The validators of the same type and bounds; of several that fail, the first one gives the message. */
  checks: PropertyDecorator[];
  /** Converts the sent value before it is validated. */
  read?: (sent: unknown) => unknown;
}

/**
 * One decorator for a field of a request: type, validation, documentation and name (docs/decisions/0019). An initial
 * value makes the field optional and is its default. The other decorators of this folder use it.
 */
export function Field({ schema, checks, read = asSent }: FieldType, options: FieldOptions = {}): PropertyDecorator {
  const { label, optional, nullable, emptyAs, ...words } = options;
  const mayBeMissing = optional || emptyAs === 'missing';
  const mayBeNull = nullable || emptyAs === 'null';
  return (target, property) => {
    const initial = initialValueOf(target, property);
    const document = {
      type: schema.type,
      ...(mayBeNull && { nullable: true }),
      ...schema,
      ...(initial !== undefined && initial !== '' && { default: initial }),
      ...words,
      ...((mayBeMissing || initial !== undefined) && { required: false }),
    };
    const decorators = [
      ApiProperty(document as ApiPropertyOptions),
      // The pipe reports the validator that was registered last.
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

/** The initial value of the property. Decorators run when the class is complete, so an instance can be created. */
function initialValueOf(target: object, property: string | symbol): unknown {
  return new (target.constructor as new () => Record<string | symbol, unknown>)()[property];
}
