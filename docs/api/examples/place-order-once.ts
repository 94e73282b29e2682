/**
 * Places an order that stays one order, however often the line is cut. Store the key with your own order before the first
 * attempt: another process that goes on later sends the same key and gets the same order.
 */
import { createAfshoreh, dataOf } from '@afshoreh/api-client/sdk';

const afshoreh = createAfshoreh({ site: process.env['SITE'] ?? 'http://localhost:8080' });
const phone = '09141234567';
const key = `erp-order-${Date.now()}`;

const [product] = dataOf(await afshoreh.GET('/api/products', { params: { query: { category: 'apple', limit: 1 } } }));
if (!product) throw new Error('There is no product');
const order = dataOf(
  await afshoreh.POST('/api/orders', {
    params: { header: { 'Idempotency-Key': key } },
    body: { productId: product.id, productName: product.name, customerName: 'سارا احمدی', phone, quantity: 220 },
  }),
);
const query = { code: order.trackingCode, phone };
const tracked = dataOf(await afshoreh.GET('/api/orders/track', { params: { query } }));
console.log(order.trackingCode, tracked.status);
