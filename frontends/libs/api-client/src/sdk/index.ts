export { AfshorehError, createAfshoreh, dataOf, type Afshoreh, type AfshorehOptions, type Schemas } from './client.js';
export { changesOf, pagesOf, rowsOf, type ListPath, type RowOf } from './lists.js';
export { retrying, type RetryOptions } from './retry.js';
export { verifyWebhook, WebhookRefused, type Delivery } from './webhooks.js';
export type { components, operations, paths } from '../schema.js';
