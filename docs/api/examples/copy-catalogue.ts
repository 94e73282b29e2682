/** Copies the whole catalogue, page by page. Needs no key. */
import { createAfshoreh, pagesOf, type Schemas } from '@afshoreh/api-client/sdk';

const afshoreh = createAfshoreh({ site: process.env['SITE'] ?? 'http://localhost:8080' });

const copy = new Map<number, Schemas['Product']>();
for await (const products of pagesOf(afshoreh, '/api/products', { limit: 10 })) {
  for (const product of products) copy.set(product.id, product);
}
console.log(`${copy.size} products`);
