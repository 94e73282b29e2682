/**
 * Imports orders of another system. The number of each order there is its idempotency key: running the program again, or going on
 * after it was killed, makes no order twice.
 */
import { readFile } from 'node:fs/promises';
import { AfshorehError, createAfshoreh, dataOf } from '@afshoreh/api-client/sdk';

interface ForeignOrder {
  number: string;
  customerName: string;
  email: string;
  phone: string;
  address: string;
  items: { productId: number; productName: string; quantity: number }[];
}

const afshoreh = createAfshoreh({ site: process.env['SITE'] ?? 'http://localhost:8080' });
const orders = JSON.parse(await readFile(process.argv[2] ?? 'orders.json', 'utf8')) as ForeignOrder[];

for (const { number, ...body } of orders) {
  const params = { header: { 'Idempotency-Key': `erp-order-${number}` } };
  try {
    const order = dataOf(await afshoreh.POST('/api/orders', { params, body }));
    console.log(`${number} ${order.trackingCode}`);
  } catch (error) {
    // One order that is refused does not hold up the others.
    if (!(error instanceof AfshorehError) || error.status >= 500) throw error;
    console.log(`${number} refused: ${error.code}`);
  }
}
