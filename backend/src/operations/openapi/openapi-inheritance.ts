import { refer } from './openapi-common-fields.js';
import type { Schema } from './openapi-types.js';

type Schemas = Record<string, Schema>;

/**
 * The least number of bytes that a base schema must save. Below this, `allOf` would make the document longer, and harder to
 * read.
 */
const leastSaving = 60;

/**
 * Shortens the document: Nest repeats inherited fields in each schema, which is a tenth of the document. A schema that has
 * all fields of another schema gets a reference to that schema (`allOf`) and lists only its own fields, which may be all fields of
 * one more. A field that differs only in its example is listed again.
 */
export function inheritFields(schemas: Schemas): void {
  const complete = structuredClone(schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    for (let base = baseOf(name, schema, complete); base; base = baseOf(name, schema, complete)) {
      const { properties: inherited = {}, required = [] } = complete[base] ?? {};
      const same = Object.entries(inherited).filter(([field, each]) => isEqual(each, schema.properties?.[field]));
      refer(
        schema,
        base,
        same.map(([field]) => field),
        required,
      );
    }
  }
}

/** Reverts `inheritFields`: each schema again contains the fields of the schemas that it refers to. */
export function withInheritedFields(schemas: Schemas): Schemas {
  const complete = ({ allOf, ...schema }: Schema): Schema => {
    if (!allOf) return schema;
    const bases = allOf.map(({ $ref = '' }) => complete(schemas[$ref.slice($ref.lastIndexOf('/') + 1)] ?? {}));
    return {
      ...schema,
      type: 'object',
      properties: Object.assign({}, ...bases.map((base) => base.properties), schema.properties) as Schemas,
      required: [...bases.flatMap((base) => base.required ?? []), ...(schema.required ?? [])],
    };
  };
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, complete(schema)]));
}

/**
 * The name of the schema that saves most bytes as the base of what the schema `name` still lists itself; of equal ones the
 * first by name. Undefined when none saves enough.
 */
function baseOf(name: string, schema: Schema, schemas: Schemas): string | undefined {
  const savings = Object.entries(schemas)
    .filter(([other, base]) => other !== name && isBaseOf(base, schema))
    .map(([other, base]) => ({ other, saving: savingOf(base, schema) }))
    .filter(({ saving }) => saving >= leastSaving)
    .sort((a, b) => b.saving - a.saving || (a.other < b.other ? -1 : 1));
  return savings[0]?.other;
}

function isBaseOf(base: Schema, schema: Schema): boolean {
  const [fields, all] = [Object.entries(base.properties ?? {}), schema.properties ?? {}];
  const addsNothing = fields.length === Object.keys(all).length && schema.required?.length === base.required?.length;
  if (fields.length === 0 || (addsNothing && !schema.allOf)) return false;
  if (base.additionalProperties !== undefined || base.allOf || base.oneOf || base.anyOf) return false;
  // The names first, because comparing the fields themselves takes long.
  if (!fields.every(([field]) => all[field])) return false;
  const isRequired = (field: string): boolean => (schema.required ?? []).includes(field);
  return fields.every(
    ([field, each]) =>
      isEqual({ ...each, example: null }, { ...all[field], example: null }) &&
      (isRequired(field) || !(base.required ?? []).includes(field)),
  );
}

function savingOf(base: Schema, schema: Schema): number {
  const fields = Object.entries(base.properties ?? {}).filter(([field, each]) =>
    isEqual(each, schema.properties?.[field]),
  );
  return Buffer.byteLength(JSON.stringify(Object.fromEntries(fields)));
}

const isEqual = (a: Schema, b: Schema | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
