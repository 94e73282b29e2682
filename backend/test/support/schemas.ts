import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, Schema } from '../../src/operations/openapi/index.js';
import { nameOfReference, schemasOf } from './document.js';

/** Checks values against the schemas of the document. */
export interface SchemaCheck {
  /** What is wrong with the value, one line each; empty when it fits. */
  errorsOf(schema: Schema, value: unknown): string[];
}

/**
 * Checks strictly: an object may have no property that its schema does not name.
 * Requests are checked as they are documented, so that `open` leaves unknown properties alone.
 */
export function schemaCheckOf(document: OpenApiDocument): SchemaCheck {
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateFormats: true });
  addFormats.default(ajv);
  const schemas = Object.fromEntries(Object.entries(schemasOf(document)).map(([name, each]) => [name, closed(each)]));
  ajv.addSchema({ $id: 'api', $defs: schemas });
  const compiled = new Map<string, ValidateFunction>();
  return {
    errorsOf: (schema, value) => {
      const text = JSON.stringify(closed(schema));
      const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as Schema);
      compiled.set(text, validate);
      return validate(value) ? [] : (validate.errors ?? []).map((each) => JSON.stringify(each));
    },
  };
}

/**
 * The same schema with `additionalProperties: false` wherever properties are listed, its references inside `api`. Inside `allOf`
 * the referenced schema is closed, so the parts beside it, which only narrow its fields, stay open.
 */
function closed(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) => {
    if (key === '$ref') return `api#/$defs/${nameOfReference(value as string)}`;
    if (key === 'allOf') return (value as Schema[]).map(({ additionalProperties: _, ...part }) => part);
    if (key === 'example' || value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    const lists = (value as Schema).properties !== undefined && typeof (value as Schema).properties === 'object';
    return lists ? { additionalProperties: false, ...value } : value;
  }) as Schema;
}
