/** Reads all new orders, the oldest first, for a program of the staff. */
import { createAfshoreh, rowsOf } from '@afshoreh/api-client/sdk';

const afshoreh = createAfshoreh({
  site: process.env['SITE'] ?? 'http://localhost:8080',
  key: process.env['TOKEN'] ?? '',
});

for await (const order of rowsOf(afshoreh, '/api/orders', { status: 'new', sort: 'oldest' })) {
  for (const line of order.items) console.log([order.id, line.productId, line.quantity].join(';'));
}
