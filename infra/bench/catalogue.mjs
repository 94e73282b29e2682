import { startBackend } from './lib/backend.mjs';
import { withMysqlDatabases } from './lib/mysql-databases.mjs';
import { addProducts, addValues, copyProducts } from './lib/products.mjs';
import { alternate, compared } from './lib/rates.mjs';
import { rateOf } from './lib/wrk.mjs';

const FEW = 12;
const MANY = 10_000;
const SECONDS = 2;

export const seconds = 170;

const words = ['سیب', 'انگور', 'رب', 'پوره', 'کنسانتره', 'زرد', 'آلو', 'گوجه فرنگي', 'خرما', 'توت', 'هلو', 'شربت انار'];
/** Lists of the large catalogue; the requests of a list take its addresses in turn. */
const lists = {
  'first page': ['limit=12'],
  'a late page': ['limit=12&page=700&sort=price-high'],
  'every filter': words.map((word) => `limit=12&category=other&sort=price-low&page=3&q=${encodeURIComponent(word)}`),
  'searches that find nothing': [
    'limit=12&q=zz',
    'limit=12&q=%D8%B2%D8%B2&sort=newest',
    'limit=12&q=yy&category=other',
  ],
};

const limits = ['limit=12&spec%5Bbrix%5D=60..71&spec%5Bph%5D=..62'];

/**
 * The product list without the cache of responses: with 10,000 products it must reach at least half the rate of the list of 12,
 * and with limits of 25 parameters at least half its rate without them.
 */
export default async function catalogue() {
  const onSqlite = await measure('SQLite', '');
  const onMysql = await withMysqlDatabases(2, (few, many) => measure('MySQL', few, many));
  const lines = [...onSqlite, ...(onMysql ?? [])];
  return {
    name: 'uncached product list over 10,000 products against 12',
    lines: lines.map(({ line }) => line),
    ok: lines.every(({ ok }) => ok),
  };
}

async function measure(database, fewUrl, manyUrl = fewUrl) {
  const few = await startBackend(fewUrl);
  const many = await startBackend(manyUrl);
  try {
    await addProducts(few, FEW);
    await addProducts(many, 60);
    await copyProducts(many, manyUrl, MANY);
    const lines = [];
    for (const [name, queries] of Object.entries(lists)) {
      const rates = await alternate(
        () => uncachedRate(many.url, queries),
        () => uncachedRate(few.url, ['limit=12']),
      );
      lines.push(compared(rates, 0.5, { what: `${database}, ${name}: ` }));
    }
    await addValues(many, manyUrl);
    const withLimits = await alternate(
      () => uncachedRate(many.url, limits),
      () => uncachedRate(many.url, ['limit=12']),
    );
    lines.push(compared(withLimits, 0.5, { what: `${database}, two limits against none: ` }));
    return lines;
  } finally {
    await Promise.all([few.stop(), many.stop()]);
  }
}

/** Requests with credentials bypass the response cache (`public-cache.ts`); this endpoint ignores the credentials. */
function uncachedRate(url, queries) {
  const paths = queries.map((query) => `/api/products?${query}`);
  return rateOf({ url, paths, headers: { authorization: 'Bearer none' } }, SECONDS);
}
