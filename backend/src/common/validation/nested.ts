import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { Field, type FieldOptions } from './field.js';

type Dto = new () => object;

export function Nested(dto: Dto, options?: FieldOptions): PropertyDecorator {
  return Field({ schema: { type: dto }, checks: [IsObject(), ValidateNested(), Type(() => dto)] }, options);
}

export function ListOf(dto: Dto, least: number, most: number, options?: FieldOptions): PropertyDecorator {
  const sizes = [...(least > 0 ? [ArrayMinSize(least)] : []), ArrayMaxSize(most)];
  return Field(
    {
      schema: { type: [dto], ...(least > 0 && { minItems: least }), maxItems: most },
      checks: [IsArray(), ...sizes, IsObject({ each: true }), ValidateNested({ each: true }), Type(() => dto)],
    },
    options,
  );
}
