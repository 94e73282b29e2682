import { nameOfReference } from './openapi-examples.js';
import type { Call, Schema } from './openapi-types.js';

type Schemas = Record<string, Schema>;

const plainTypes = new Set(['integer', 'number', 'boolean']);
const plainFormats = new Set(['date', 'date-time']);

/**
 * Shortens the document: in responses, a number, a boolean or a moment has no example, because its type says the same;
 * and only the length of texts has a limit, because programs that store responses need it. Schemas of requests keep
 * their examples, which programs copy and tests send, and their limits.
 */
export function dropPlainExamples(calls: readonly Call[], schemas: Schemas): void {
  const sent = schemasOfRequests(calls, schemas);
  for (const [name, schema] of Object.entries(schemas)) {
    if (sent.has(name)) continue;
    // A copy, because a form may contain the very same parts.
    schemas[name] = JSON.parse(JSON.stringify(schema)) as Schema;
    eachPart(schemas[name], dropExample);
    eachPart(schemas[name], dropBounds);
  }
}

function dropExample(schema: Schema): void {
  const { format = '', type = [], enum: values } = schema;
  const isPlain = plainFormats.has(format) || [type].flat().some((each) => plainTypes.has(each));
  if (isPlain && !values) delete schema.example;
}

function dropBounds(schema: Schema): void {
  for (const bound of ['minimum', 'maximum', 'minLength', 'minItems', 'pattern'] as const) delete schema[bound];
}

/** The names of the schemas that a request may contain. */
export function schemasOfRequests(calls: readonly Call[], schemas: Schemas): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (part: unknown): void => {
    JSON.stringify(part, (key, value: unknown) => {
      const name = key === '$ref' && typeof value === 'string' ? nameOfReference(value) : '';
      if (name in schemas && !names.has(name)) {
        names.add(name);
        collect(schemas[name]);
      }
      return value;
    });
  };
  for (const { operation } of calls) collect([operation.requestBody, operation.parameters]);
  return names;
}

function eachPart(schema: Schema, visit: (part: Schema) => void): void {
  visit(schema);
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
  for (const part of [...Object.values(properties), ...allOf, ...anyOf, ...oneOf]) eachPart(part, visit);
  if (items) eachPart(items, visit);
}
