export { Idempotent } from './idempotent.js';
export { storeRequest } from './running-request.js';
export { IdempotentRequest } from './idempotent-request.entity.js';
