// Written by generate-kinds.mjs from backend/openapi.json (npm run generate -w @afshoreh/api-client).

/** Operations that take a file: their body is multipart/form-data. */
export const UPLOADS: readonly string[] = [
  'POST /api/admin/releases/{remote}/versions',
  'POST /api/media/upload',
  'PUT /api/media/{id}/file',
  'POST /api/products/import',
  'POST /api/products/import/check',
  'POST /api/sellers/applications/files',
];

/** Operations with an open response: text/event-stream. */
export const STREAMS: readonly string[] = [
  'GET /api/orders/stream',
];

/** Paths whose POST takes an Idempotency-Key. */
export const IDEMPOTENT_POSTS: readonly string[] = [
  '/api/admin/api-keys',
  '/api/admin/api-keys/{id}/rotate',
  '/api/admin/blog/posts',
  '/api/admin/lots',
  '/api/admin/lots/{id}/analyses',
  '/api/admin/samples/{id}/order',
  '/api/admin/staff',
  '/api/blog/posts/{slug}/comments',
  '/api/categories',
  '/api/certificates',
  '/api/companies',
  '/api/contact',
  '/api/contacts/{id}/reply',
  '/api/customers',
  '/api/families',
  '/api/holidays',
  '/api/orders',
  '/api/orders/phone',
  '/api/orders/{id}/calls',
  '/api/orders/{id}/notes',
  '/api/parameters',
  '/api/people/{id}/notes',
  '/api/price-list',
  '/api/products',
  '/api/products/import',
  '/api/samples',
  '/api/sellers',
  '/api/sellers/applications',
  '/api/webhooks',
  '/api/webhooks/{id}/rotate',
];

/** Lists that take a cursor. */
export const LISTS_WITH_CURSOR: readonly string[] = [
  '/api/admin/products',
  '/api/admin/samples',
  '/api/companies',
  '/api/contacts',
  '/api/customers',
  '/api/orders',
  '/api/people',
  '/api/products',
  '/api/sellers',
];

/** The version of the API that these sources are for; a release names it, so that no older API gets to serve it. */
export const API_VERSION = '1.2.0';
