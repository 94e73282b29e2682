import { readOnlyFieldsExtension } from '../../common/validation/index.js';
import { completeAccess } from './openapi-access.js';
import { completeErrors } from './openapi-errors.js';
import { completeHeaders, sharedHeaders } from './openapi-headers.js';
import { inheritFields } from './openapi-inheritance.js';
import { describeLimit } from './openapi-limits.js';
import { shareParts } from './openapi-shared.js';
import { tagsOf } from './openapi-tags.js';
import { addWebhooks } from './openapi-webhooks.js';
import { callsOf, type Call, type OpenApiDocument, type Schema } from './openapi-types.js';

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
    if (call.operation.parameters?.length === 0) delete call.operation.parameters;
  }
  for (const schema of Object.values(components.schemas)) delete schema[readOnlyFieldsExtension];
  inheritFields(components.schemas);
  const deliveries = addWebhooks(document);
  Object.assign(components, shareParts([...calls, ...deliveries]), { headers: sharedHeaders });
  document.tags = tagsOf(calls);
  return document;
}

function describeReadOnlyFields({ operation }: Call, schemas: Record<string, Schema>): void {
  const form = operation.requestBody?.content['application/json']?.schema?.$ref?.split('/').at(-1);
  if (!form || !schemas[form]?.[readOnlyFieldsExtension]) return;
  const sentence = 'Fields that nobody can change may be sent back and are ignored.';
  operation.description = [operation.description, sentence].filter(Boolean).join('\n\n');
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
