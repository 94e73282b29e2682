import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { alternate, compared } from './lib/rates.mjs';
import { rateOf } from './lib/wrk.mjs';

const SECONDS = 3;

export const seconds = 25;

/** Orders by HTTP, compared with bare transactions that write the same rows into a SQLite file on the same disk. */
export default async function orderWrites({ apiUrl, dataDir }) {
  const [product] = await (await fetch(`${apiUrl}/api/products?limit=1`)).json();
  const order = { productId: product.id, customerName: 'سارا احمدی', phone: '09141234567', quantity: 220 };
  const request = {
    url: `${apiUrl}/api/orders`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
    // Every order has its own key, as in real use.
    idempotent: true,
  };
  await rateOf(request, SECONDS);
  const files = ['afshoreh.sqlite', 'bare.sqlite'].map((name) => join(dataDir, name));
  const bare = fork(join(import.meta.dirname, 'lib/bare-transactions.mjs'), files);
  try {
    const rates = await alternate(
      () => rateOf(request, SECONDS),
      async () => {
        bare.send({ seconds: SECONDS });
        const [answer] = await once(bare, 'message');
        return answer;
      },
    );
    const { line, ok } = compared(rates, 0.2, { unit: 'orders/s' });
    return { name: 'orders over HTTP against bare SQLite transactions', lines: [line], ok };
  } finally {
    bare.kill();
  }
}
