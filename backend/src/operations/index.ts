export { OperationsModule } from './operations.module.js';
export { Readiness } from './readiness.js';
export { documentOf, serveDocument } from './openapi.js';
