export { Idempotent } from './idempotent.js';
export { IdempotentRequest } from './idempotent-request.entity.js';
