export { documentTextOf } from './document.js';
export { serveDocument } from './serve-document.js';
export { callsOf } from './openapi-types.js';
export type * from './openapi-types.js';
