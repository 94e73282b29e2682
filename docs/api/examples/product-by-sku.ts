/**
 * Adds or changes a product under the article number of another system. The same call again changes nothing, and what somebody
 * else has changed since it was read is not overwritten.
 */
import { AfshorehError, createAfshoreh, dataOf } from '@afshoreh/api-client/sdk';

// A key with the scopes catalogue:write, and prices:write because it sends a price.
const key = process.env['KEY'] ?? '';
const afshoreh = createAfshoreh({ site: process.env['SITE'] ?? 'http://localhost:8080', key });
const params = { path: { sku: 'ERP-4711' } };
const form = { name: 'کنسانترهٔ به', category: 'apple', origin: 'اصفهان', brix: '۷۰ ± ۱', price: 180_000_000 };

const added = dataOf(await afshoreh.PUT('/api/products/by-sku/{sku}', { params, body: form }));
const changed = dataOf(
  await afshoreh.PUT('/api/products/by-sku/{sku}', {
    params,
    body: { ...form, origin: 'نطنز', version: added.version },
  }),
);
const again = dataOf(await afshoreh.PUT('/api/products/by-sku/{sku}', { params, body: { ...form, origin: 'نطنز' } }));
const code = await afshoreh
  .PUT('/api/products/by-sku/{sku}', { params, body: { ...form, origin: 'کاشان', version: added.version } })
  .then(dataOf)
  .catch((error: unknown) => (error instanceof AfshorehError ? error.code : error));
console.log(
  `${changed.sku} ${changed.origin}, ${again.version === changed.version ? 'unchanged' : 'changed'}, ${String(code)}`,
);
