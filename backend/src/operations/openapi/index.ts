export { documentTextOf, serveDocument } from './document.js';
export { callsOf, methods, nameOfReference } from './openapi-types.js';
export { exampleOf } from './openapi-examples.js';
export type * from './openapi-types.js';
