/** A handwritten product list to compare with: Express, a driver and two queries, nothing else. */
import Sqlite from 'better-sqlite3';
import express from 'express';
import { createPool } from 'mysql2/promise';

const [databaseUrl, sqliteFile, columns] = process.argv.slice(2);
const query = databaseUrl ? onMysql(databaseUrl) : onSqlite(sqliteFile);
const defaults = {
  usdRate: 83_000,
  usdRateDate: '2025-05-21T20:30:00.000Z',
  rateOldAfterDays: 30,
  rateExpiredAfterDays: 90,
};
const dayMs = 24 * 60 * 60 * 1000;

const app = express();
app.disable('x-powered-by');
app.get('/api/products', async (request, response) => {
  const rows = await query('SELECT `key`, value FROM setting');
  const settings = { ...defaults, ...Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)])) };
  const products = await query(
    `SELECT ${columns}, product.featuredRank, product.price, product.showPrice, product.listUsdPerTon,
            product.packName, product.packKilograms, product.packsPerPallet, category.publicGroup
       FROM product LEFT JOIN category ON category.id = product.categoryId
      ORDER BY product.featuredRank, product.id LIMIT ?`,
    [Number(request.query.limit)],
  );
  response.set('X-Total-Count', String(products.length)).json(products.map((row) => answerOf(row, settings)));
});
const server = app.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
// Ends when the benchmark process has ended.
process.once('disconnect', () => process.exit());

function onSqlite(file) {
  const database = new Sqlite(file, { readonly: true });
  const statements = new Map();
  return async (sql, values = []) => {
    if (!statements.has(sql)) statements.set(sql, database.prepare(sql));
    return statements.get(sql).all(...values);
  };
}

function onMysql(url) {
  const pool = createPool({ uri: url, connectionLimit: 10, supportBigNumbers: true });
  return async (sql, values) => (await pool.query(sql, values))[0];
}

function answerOf({ featuredRank, price, showPrice, listUsdPerTon, publicGroup, ...product }, settings) {
  const { id, name, description, image, imageVariants, packName, packKilograms, packsPerPallet, ...technical } =
    product;
  return {
    id,
    name,
    description,
    category: publicGroup,
    isFeatured: featuredRank === 0,
    ...technical,
    image: image || null,
    imageVariants: JSON.parse(imageVariants) ?? [],
    pack: packName && { name: packName, kilograms: packKilograms, perPallet: packsPerPallet },
    indicativePrice: priceOf(Number(price), showPrice, listUsdPerTon, settings),
  };
}

function priceOf(price, showPrice, usdPerTon, { usdRate, usdRateDate, rateOldAfterDays, rateExpiredAfterDays }) {
  const own = { tomanPerTon: price, basis: 'own', usdPerTon: null, rate: null, rateDate: null, rateIsOld: false };
  if (showPrice) return own;
  const days = (Date.now() - Date.parse(usdRateDate)) / dayMs;
  if (usdPerTon === null || days > rateExpiredAfterDays) return null;
  const rate = { rate: usdRate, rateDate: usdRateDate, rateIsOld: days > rateOldAfterDays };
  return { tomanPerTon: Math.round(usdPerTon * usdRate), basis: 'list', usdPerTon, ...rate };
}
