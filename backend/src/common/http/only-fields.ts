import type { Type } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { copy } from '../copy.js';
import { Field } from '../validation/index.js';

/** Where `@ApiProperty` keeps the names of a DTO's fields, as `:name`. */
const documentedNames = 'swagger/apiModelPropertiesArray';

/**
 * A query parameter with the names of the fields that a program needs of each row (`id,name`). The fields of these DTOs
 * are allowed.
 */
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
      read: (sent) => (typeof sent === 'string' ? namesIn(sent) : sent),
    },
    {
      emptyAs: 'missing',
      description: 'Only these fields of each row, by their names; the others are left out',
      example: 'id',
    },
  );
}

/** Reduces the rows to the fields that the parameter `fields` names. Without it the rows have all fields. */
export function withOnly<Row>(rows: Row[], fields: string | string[] | undefined): (Row | object)[] {
  if (!fields) return rows;
  const names = namesIn(fields);
  return rows.map((row) => Object.fromEntries(Object.entries(row as object).filter(([name]) => names.includes(name))));
}

/** The query may contain the parameter several times. */
const namesIn = (sent: string | string[]): string[] =>
  [sent]
    .flat()
    .join()
    .split(',')
    .map((name) => name.trim());
