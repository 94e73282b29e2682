import { callsOf, type Call, type MediaType, type OpenApiDocument, type Schema } from './openapi-types.js';

type Schemas = Record<string, Schema>;

/** The depth limit for examples of recursive schemas. */
const deepest = 16;
/** Examples of fields whose format says what they look like. */
const byFormat: Record<string, unknown> = {
  'date-time': '2026-11-21T08:30:00.000Z',
  date: '2026-11-21',
  binary: '(bytes of the file)',
};

/** The calls of the document, with all that it says once for several of them: parameters, responses, headers and callers. */
export function completeCallsOf(document: OpenApiDocument): Call[] {
  const components = document.components as unknown as Record<string, Record<string, object>>;
  const inlined = <T>(part: T): T =>
    JSON.parse(JSON.stringify(part), (_key, value: unknown) => {
      const { $ref = '', ...own } = (value ?? {}) as Schema;
      const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec($ref) ?? [];
      return kind === '' || kind === 'schemas' ? value : { ...inlined(components[kind]?.[name] ?? {}), ...own };
    }) as T;
  return callsOf(inlined(document)).map((call) => ({
    ...call,
    operation: { security: document.security ?? [], ...call.operation },
  }));
}

/** The examples of a body: those in the document, or one for each schema that the body may have. */
export function bodyExamplesOf({ examples, schema = {} }: MediaType, schemas: Schemas): unknown[] {
  if (examples) return Object.values(examples).map(({ value }) => value);
  return (schema.oneOf ?? schema.anyOf ?? [schema]).map((each) => exampleOf(each, schemas));
}

/** An instance of the schema, made of the examples of its properties; undefined where one of them is missing. */
export function exampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  if (depth > deepest) return undefined;
  if (schema.$ref) return exampleOf(schemas[nameOfReference(schema.$ref)] ?? {}, schemas, depth + 1);
  const own = ownExampleOf(schema);
  if (own !== undefined) return own;
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return exampleOf(variants[0] ?? {}, schemas, depth + 1);
  if (schema.allOf) return partsTogether(schema, schemas, depth);
  if (schema.properties) return objectOf(schema.properties, schemas, depth);
  if (schema.items) {
    const item = exampleOf(schema.items, schemas, depth + 1);
    return item === undefined ? undefined : [item];
  }
  return undefined;
}

/** The name in a reference: `ProductDto` in `#/components/schemas/ProductDto`. */
export function nameOfReference(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/**
 * The example of a schema itself. Without one, it is what Swagger UI shows: the default, the first value, `true`, the least number
 * or a word.
 */
function ownExampleOf(schema: Schema): unknown {
  const { example, default: fallback, const: only, enum: values, format } = schema;
  return example ?? fallback ?? only ?? values?.[0] ?? byFormat[format ?? ''] ?? plainExampleOf(schema);
}

function plainExampleOf({ type, minimum = 0 }: Schema): unknown {
  const types = [type].flat();
  if (types.includes('boolean')) return true;
  if (types.includes('integer') || types.includes('number')) return minimum;
  return types.includes('string') ? 'string' : undefined;
}

function objectOf(properties: Schemas, schemas: Schemas, depth: number): unknown {
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, exampleOf(property, schemas, depth + 1)] as const,
  );
  return entries.some(([, example]) => example === undefined) ? undefined : Object.fromEntries(entries);
}

/** The example of an object with inherited fields: first the inherited fields, then its own. */
function partsTogether({ allOf = [], properties = {} }: Schema, schemas: Schemas, depth: number): unknown {
  const examples = [...allOf.map((part) => exampleOf(part, schemas, depth + 1)), objectOf(properties, schemas, depth)];
  return examples.some((example) => example === undefined) ? undefined : Object.assign({}, ...examples);
}
