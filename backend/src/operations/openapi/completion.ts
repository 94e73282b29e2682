import { readOnlyFieldsExtension } from '../../common/validation/index.js';
import { completeAccess, usualCallers } from './openapi-access.js';
import { completeErrors } from './openapi-errors.js';
import { completeHeaders, sharedHeaders } from './openapi-headers.js';
import { shareFields } from './openapi-common-fields.js';
import { inheritFields } from './openapi-inheritance.js';
import { dropPlainExamples } from './openapi-plain-examples.js';
import { describeLimit } from './openapi-limits.js';
import { shareParts } from './openapi-shared.js';
import { tagsOf } from './openapi-tags.js';
import { addWebhooks } from './openapi-webhooks.js';
import { callsOf, type Call, type OpenApiDocument, type Parameter, type Schema } from './openapi-types.js';

/**
 * Adds to the document what controllers do not declare because it applies to every operation: the errors of the pipeline,
 * the headers and the callers. Parts that several operations share are moved into the components.
 */
export function completeDocument(document: OpenApiDocument): OpenApiDocument {
  const { components } = document;
  const calls = callsOf(document);
  Object.values(components.schemas).forEach(unwrapSingleAllOf);
  for (const call of calls) {
    completeErrors(call);
    completeAccess(call);
    completeHeaders(call, components.schemas);
    describeReadOnlyFields(call, components.schemas);
    describeLimit(call);
    call.operation.parameters?.forEach(dropFalse);
    if (call.operation.parameters?.length === 0) delete call.operation.parameters;
  }
  for (const schema of Object.values(components.schemas)) delete schema[readOnlyFieldsExtension];
  inheritFields(components.schemas);
  shareFields(components.schemas);
  dropPlainExamples(calls, components.schemas);
  document.security = usualCallers;
  const deliveries = addWebhooks(document);
  Object.assign(components, shareParts([...calls, ...deliveries].map(({ operation }) => operation)), {
    headers: sharedHeaders,
  });
  document.tags = tagsOf(calls);
  return withPlainNames(document);
}

/** Readers of the document, and the types that generators make of it, know nothing of «DTO»: `OrderDto` is `Order` for them. */
function withPlainNames(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document).replaceAll(/(?<=#\/components\/schemas\/\w+)Dto(?=")/g, '');
  const plain = JSON.parse(text) as OpenApiDocument;
  const schemas = Object.entries(plain.components.schemas).map(([name, schema]) => [name.replace(/Dto$/, ''), schema]);
  plain.components.schemas = Object.fromEntries(schemas) as Record<string, Schema>;
  return plain;
}

function describeReadOnlyFields({ operation }: Call, schemas: Record<string, Schema>): void {
  const form = operation.requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1);
  if (!form || !schemas[form]?.[readOnlyFieldsExtension]) return;
  const sentence = 'Read-only fields are ignored.';
  operation.description = [operation.description, sentence].filter(Boolean).join('\n\n');
}

/** A parameter that is not required need not say so. */
function dropFalse(parameter: Parameter): void {
  if (!parameter.required) delete parameter.required;
}

/**
 * Nest writes a named enum as `allOf: [{ $ref }]`. In OpenAPI 3.1 `allOf` is not needed, because other keys are allowed next
 * to a `$ref`.
 */
function unwrapSingleAllOf({ properties = {} }: Schema): void {
  for (const property of Object.values(properties)) {
    if (property.allOf?.length !== 1) continue;
    Object.assign(property, property.allOf[0]);
    delete property.allOf;
  }
}
