/** Sends prices by SKU; a row that cannot be stored says why, and the others are stored. */
import { createAfshoreh, dataOf } from '@afshoreh/api-client/sdk';

const afshoreh = createAfshoreh({
  site: process.env['SITE'] ?? 'http://localhost:8080',
  key: process.env['KEY'] ?? '',
});

const prices = [
  { sku: 'APL-70', price: 142_000_000 },
  { sku: 'TOM-36', price: 98_500_000 },
  { sku: 'NOT-OURS', price: 1 },
];
const { stored, rows } = dataOf(
  await afshoreh.PATCH('/api/prices', { params: { query: { partial: true } }, body: { prices } }),
);
const refused = rows.map(({ sku, problem }) => problem && `${sku} ${problem.code}`).filter(Boolean);
console.log(`${stored} stored, ${refused.join(', ')}`);
