import type { OpenApiDocument } from '../../src/operations/openapi/index.js';
import { withInheritedFields } from '../../src/operations/openapi/openapi-inheritance.js';

/** The schemas of the document, each with its inherited fields. */
export const schemasOf = ({ components }: OpenApiDocument): OpenApiDocument['components']['schemas'] =>
  withInheritedFields(components.schemas);

export {
  bodyExamplesOf,
  completeCallsOf as callsOf,
  exampleOf,
  nameOfReference,
} from '../../src/operations/openapi/openapi-examples.js';
export { codesOf } from '../../src/operations/openapi/openapi-errors.js';
