/** Cancels an order as its buyer, by tracking code and phone, which works while the order is new. Cancelling again changes nothing. */
import { createAfshoreh, dataOf } from '@afshoreh/api-client/sdk';

const afshoreh = createAfshoreh({ site: process.env['SITE'] ?? 'http://localhost:8080' });
const phone = '09141234567';

const [product] = dataOf(await afshoreh.GET('/api/products', { params: { query: { limit: 1 } } }));
if (!product) throw new Error('There is no product');
const order = dataOf(
  await afshoreh.POST('/api/orders', {
    body: { productId: product.id, productName: product.name, customerName: 'سارا احمدی', phone, quantity: 440 },
  }),
);
const body = { code: order.trackingCode, phone };
const cancelled = dataOf(await afshoreh.POST('/api/orders/track/cancel', { body }));
const again = dataOf(await afshoreh.POST('/api/orders/track/cancel', { body }));
console.log(`${order.status}, ${cancelled.status}, ${again.status}`);
