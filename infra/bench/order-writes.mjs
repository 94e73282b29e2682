import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';

import { alternate, rateOf } from './lib/rates.mjs';

const SECONDS = 3;

/** Orders placed over HTTP against the same rows written by bare transactions into a SQLite file of its own. */
export default async function orderWrites({ apiUrl, dataDir }) {
  const [product] = await (await fetch(`${apiUrl}/api/products?limit=1`)).json();
  const order = { productId: product.id, customerName: 'سارا احمدی', phone: '09141234567', quantity: 220 };
  const request = {
    url: `${apiUrl}/api/orders`,
    method: 'POST',
    // Every order has a key of its own, as every visitor's has.
    setupClient: (client) => {
      const next = () => client.setHeadersAndBody(headersOf(), JSON.stringify(order));
      next();
      client.on('response', next);
    },
  };
  const bare = fork(join(import.meta.dirname, 'lib/bare-transactions.mjs'), [dataDir]);
  try {
    const [ours, best] = await alternate(
      () => rateOf(request, SECONDS),
      async () => {
        bare.send({ seconds: SECONDS });
        const [{ rate }] = await once(bare, 'message');
        return rate;
      },
    );
    const ratio = ours / best;
    return {
      name: 'orders over HTTP against bare SQLite transactions',
      lines: [`${Math.round(ours)} of ${Math.round(best)} orders/s: ratio ${ratio.toFixed(2)}`],
      ok: true,
    };
  } finally {
    bare.kill();
  }
}

const headersOf = () => ({ 'content-type': 'application/json', 'idempotency-key': randomUUID() });
