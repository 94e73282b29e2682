export {
  bodyExamplesOf,
  completeCallsOf as callsOf,
  exampleOf,
  nameOfReference,
} from '../../src/operations/openapi/openapi-examples.js';
