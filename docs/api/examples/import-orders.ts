/**
 * Imports orders of another system. The number of each order there is its externalId: running the program again, or going on
 * after it was killed, makes no order twice.
 */
import { readFile } from 'node:fs/promises';
import { AfshorehError, createAfshoreh, dataOf } from '@afshoreh/api-client/sdk';

interface ForeignOrder {
  number: string;
  customerName: string;
  phone: string;
  notes?: string;
  items: { productId: number; quantity: number }[];
}

// A key with the scope orders:write.
const key = process.env['KEY'] ?? '';
const afshoreh = createAfshoreh({ site: process.env['SITE'] ?? 'http://localhost:8080', key });
const orders = JSON.parse(await readFile(process.argv[2] ?? 'orders.json', 'utf8')) as ForeignOrder[];

for (const { number, ...order } of orders) {
  try {
    const { id } = dataOf(await afshoreh.POST('/api/orders/phone', { body: { ...order, externalId: number } }));
    console.log(`${number} is order ${id}`);
  } catch (error) {
    // One order that is refused does not hold up the others.
    if (!(error instanceof AfshorehError) || error.status >= 500) throw error;
    if (error.code === 'orders.external_id_taken') console.log(`${number} is order ${error.problem?.existingId}`);
    else console.log(`${number} refused: ${error.code}`);
  }
}
