import { giveExamples } from './openapi-examples.js';
import { completeErrors, sharedResponses } from './openapi-errors.js';
import { completeHeaders, completeResponseHeaders, sharedHeaders } from './openapi-headers.js';
import { tagsOf } from './openapi-tags.js';
import { callsOf, type OpenApiDocument, type Schema } from './openapi-types.js';

/**
 * Adds what is true of every operation and therefore written at none: the errors of the pipeline, the headers, examples
 * made of those of the properties, and who may call.
 */
export function complete(document: OpenApiDocument): OpenApiDocument {
  const { components } = document;
  const calls = callsOf(document);
  Object.values(components.schemas).forEach(dropLonelyAllOf);
  for (const call of calls) {
    call.operation.security ??= [];
    completeErrors(call, components.schemas);
    completeHeaders(call);
  }
  giveExamples(
    document,
    calls.map(({ operation }) => operation),
  );
  components.responses = sharedResponses();
  for (const response of Object.values(components.responses)) {
    const [example] = Object.values(Object.values(response.content ?? {})[0]?.examples ?? {});
    completeResponseHeaders(String((example?.value as { status: number }).status), response);
  }
  components.headers = sharedHeaders;
  document.tags = tagsOf(calls);
  return document;
}

/** A named enum comes as `allOf: [{ $ref }]`; in OpenAPI 3.1 other words may stand beside a `$ref`. */
function dropLonelyAllOf({ properties = {} }: Schema): void {
  for (const property of Object.values(properties)) {
    if (property.allOf?.length !== 1) continue;
    Object.assign(property, property.allOf[0]);
    delete property.allOf;
  }
}
