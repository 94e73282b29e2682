/**
 * Writes the rows of one of the site's orders again and again, as fast as SQLite can store them durably: the same tables and
 * indices, one transaction each, prepared statements and no other code.
 */
import { randomUUID } from 'node:crypto';

import Sqlite from 'better-sqlite3';

const [siteFile, file] = process.argv.slice(2);
const site = new Sqlite(siteFile, { readonly: true });
const database = new Sqlite(file);
for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'secure_delete = ON']) database.pragma(pragma);
const schema = site.prepare("SELECT sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' AND sql IS NOT NULL").all();
for (const { sql } of schema) database.exec(sql);
// Products and other referenced rows are not in this database.
database.pragma('foreign_keys = OFF');

const { id: order } = site.prepare('SELECT MAX(id) AS id FROM orders').get();
const inserts = [
  ['orders', 'id', order],
  ['order_line', 'orderId', order],
  ['order_search_term', 'orderId', order],
  ['order_status_change', 'orderId', order],
  ['outbox_message', 'about', `order:${order}`],
].flatMap(([table, column, value]) =>
  site
    .prepare(`SELECT * FROM ${table} WHERE ${column} = ?`)
    .all(value)
    .map((row) => {
      const names = Object.keys(row).map((name) => `"${name}"`);
      const insert = database.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`);
      return { insert, row };
    }),
);

/** The values that differ from order to order. */
const ownOf = (row, id) => ({
  ...('id' in row && { id: 'trackingCode' in row ? id : null }),
  ...('orderId' in row && { orderId: id }),
  ...('trackingCode' in row && { trackingCode: randomUUID().slice(0, 11), requestKey: randomUUID() }),
  ...('about' in row && { about: `order:${id}` }),
});
let last = order;
const place = database.transaction(() => {
  last += 1;
  for (const { insert, row } of inserts) insert.run(Object.values({ ...row, ...ownOf(row, last) }));
});

process.on('message', ({ seconds }) => {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) place.immediate();
  process.send({ rate: count / seconds });
});
process.once('disconnect', () => process.exit());
