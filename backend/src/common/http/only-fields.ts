import type { Type } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { copy } from '../copy.js';
import { Field } from '../validation/index.js';

/** Where `@ApiProperty` keeps the names of a DTO's fields, as `:name`. */
const documentedNames = 'swagger/apiModelPropertiesArray';

/** The fields of the rows that a program needs, of those that the DTOs of the list have: `id,name`. */
export function OnlyFields(...dtos: (() => Type)[]): PropertyDecorator {
  const known = (): string[] =>
    dtos.flatMap((dto) =>
      (Reflect.getMetadata(documentedNames, dto().prototype as object) as string[]).map((name) => name.slice(1)),
    );
  const unknownIn = (names: unknown): string | undefined =>
    Array.isArray(names) ? names.map(String).find((name) => !known().includes(name)) : '';
  const areKnown = ValidateBy(
    { name: 'fieldsKnown', validator: { validate: (names) => unknownIn(names) === undefined } },
    { message: ({ value }) => copy.fieldUnknown(unknownIn(value) ?? '') },
  );
  return Field(
    {
      schema: { type: String, pattern: '^\\w+(,\\w+)*$' },
      checks: [areKnown],
      read: (sent) => (typeof sent === 'string' ? sent.split(',').map((name) => name.trim()) : sent),
    },
    {
      emptyAs: 'missing',
      description: 'Only these fields of each row, by their names; the others are left out',
      example: 'id',
    },
  );
}

/** The row with these fields only. */
export function withOnly(fields: readonly string[], row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([name]) => fields.includes(name)));
}
