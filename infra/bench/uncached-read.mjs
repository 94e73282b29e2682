import { deepStrictEqual } from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { startBackend } from './lib/backend.mjs';
import { withMysqlDatabases } from './lib/mysql-databases.mjs';
import { addProducts } from './lib/products.mjs';
import { alternate, compared } from './lib/rates.mjs';
import { rateOf } from './lib/wrk.mjs';

const PATH = '/api/products?limit=12';
/** Requests with credentials bypass the response cache (`public-cache.ts`); this endpoint ignores the credentials. */
const UNCACHED = { headers: { authorization: 'Bearer none' } };

export const seconds = 60;

/** An uncached list, compared with a handwritten Express handler that reads the same rows. */
export default async function uncachedRead() {
  const onMysql = await withMysqlDatabases(1, (url) => measure('MySQL', url));
  const found = [await measure('SQLite', ''), ...(onMysql ? [onMysql] : [])];
  return {
    name: 'an uncached list against a bare Express handler with queries by hand',
    lines: found.map(({ line }) => line),
    ok: found.every(({ ok }) => ok),
  };
}

async function measure(database, databaseUrl) {
  const backend = await startBackend(databaseUrl);
  let bare;
  try {
    await addProducts(backend, 12);
    const answer = await (await fetch(backend.url + PATH, UNCACHED)).json();
    bare = fork(join(import.meta.dirname, 'lib/bare-express.mjs'), [
      databaseUrl,
      backend.sqliteFile,
      columnsOf(answer),
    ]);
    const [{ port }] = await once(bare, 'message');
    const url = `http://127.0.0.1:${port}`;
    deepStrictEqual(await (await fetch(url + PATH)).json(), answer);
    const rates = await alternate(
      () => rateOf({ url: backend.url + PATH, ...UNCACHED }),
      () => rateOf({ url: url + PATH, ...UNCACHED }),
    );
    return compared(rates, 0.5, { what: `${database}: ` });
  } finally {
    bare?.kill();
    await backend.stop();
  }
}

/** The columns of a product for visitors, as the API names them. */
function columnsOf([product]) {
  const computed = ['category', 'isFeatured', 'pack', 'indicativePrice'];
  const names = Object.keys(product).filter((name) => !computed.includes(name));
  return names.map((name) => `product.${name}`).join(', ');
}
