import { commonExamples } from './common-examples.js';
import { nameOfReference, type MediaType, type OpenApiDocument, type Operation, type Schema } from './openapi-types.js';

type Schemas = Record<string, Schema>;

const deepest = 12;
/** What reads as itself, whatever field it is for. */
const byFormat: Record<string, unknown> = {
  'date-time': '2026-11-21T08:30:00.000Z',
  date: '2026-11-21',
  email: 'sara@example.com',
  binary: '(bytes of the file)',
};

/** Puts examples where the code wrote none: on plain properties, on parameters, and on whole bodies made of those. */
export function giveExamples({ components: { schemas } }: OpenApiDocument, operations: readonly Operation[]): void {
  for (const schema of Object.values(schemas)) {
    for (const [name, property] of Object.entries(schema.properties ?? {})) giveOwnExample(name, property);
  }
  for (const { summary, parameters = [], requestBody, responses } of operations) {
    for (const parameter of parameters) {
      giveOwnExample(parameter.name, parameter.schema ?? {});
      parameter.example ??= parameter.schema && exampleOf(parameter.schema, schemas);
    }
    const bodies = [requestBody, ...Object.values(responses)].flatMap((each) => Object.values(each?.content ?? {}));
    for (const body of bodies) giveBodyExamples(body, summary, schemas);
  }
}

/** An instance of the schema, made of the examples of its properties; undefined where one of them is missing. */
export function exampleOf(schema: Schema, schemas: Schemas, depth = 0): unknown {
  if (depth > deepest) return undefined;
  if (schema.$ref) return exampleOf(schemas[nameOfReference(schema.$ref)] ?? {}, schemas, depth + 1);
  const own = ownExampleOf(schema);
  if (own !== undefined) return own;
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants) return exampleOf(variants[0] ?? {}, schemas, depth + 1);
  if (schema.allOf) return partsTogether(schema.allOf, schemas, depth);
  if (schema.properties) return objectOf(schema.properties, schemas, depth);
  if (schema.items) {
    const item = exampleOf(schema.items, schemas, depth + 1);
    return item === undefined ? undefined : [item];
  }
  return undefined;
}

function giveOwnExample(name: string, property: Schema): void {
  if (property.$ref || property.items || property.anyOf) return;
  const example = ownExampleOf(property) ?? commonExamples[name];
  if (example !== undefined) property.example = example;
}

function ownExampleOf({ example, default: fallback, const: only, enum: values, format, type }: Schema): unknown {
  const isTruth = [type].flat().includes('boolean');
  return example ?? fallback ?? only ?? values?.[0] ?? byFormat[format ?? ''] ?? (isTruth ? true : undefined);
}

function objectOf(properties: Schemas, schemas: Schemas, depth: number): unknown {
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, exampleOf(property, schemas, depth + 1)] as const,
  );
  return entries.some(([, example]) => example === undefined) ? undefined : Object.fromEntries(entries);
}

function partsTogether(parts: Schema[], schemas: Schemas, depth: number): unknown {
  const examples = parts.map((part) => exampleOf(part, schemas, depth + 1));
  if (examples.some((example) => example === undefined)) return undefined;
  return examples.length === 1 ? examples[0] : Object.assign({}, ...examples);
}

/** A body that may be one of several things gets one example of each. */
function giveBodyExamples(body: MediaType, summary: string | undefined, schemas: Schemas): void {
  if (body.example !== undefined || body.examples || !body.schema) return;
  const variants = (body.schema.oneOf ?? body.schema.anyOf ?? []).filter(({ $ref }) => $ref !== undefined);
  const named =
    variants.length > 0 ? variants.map((each) => [nameOf(each), each] as const) : [['example', body.schema] as const];
  const examples = named.map(([name, schema]) => [name, exampleOf(schema, schemas)] as const);
  if (examples.some(([, value]) => value === undefined)) return;
  body.examples = Object.fromEntries(
    examples.map(([name, value]) => [name, { summary: name === 'example' ? summary : name, value }]),
  );
}

/** `saveHero` of `SaveHeroDto`. */
function nameOf({ $ref = '' }: Schema): string {
  const name = nameOfReference($ref).replace(/Dto$/, '');
  return name.charAt(0).toLowerCase() + name.slice(1);
}
