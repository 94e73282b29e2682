import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';

const listOf = (values) => values.split(' ').map((value) => `'${value}'`);
const given = listOf(
  'سارا کیان علی مینا محمد رضا زهرا مریم حسین نازنین آرش پویا لیلا بهرام شیرین نیما هستی امیر فرزانه سیما',
);
const family = listOf(
  'احمدی میرزایی رضایی کریمی محمدی حسینی مرادی صادقی رحیمی نوری قاسمی عباسی جعفری کاظمی ملکی شریفی بهرامی',
);
const firstNames = `ELT(1 + seq % ${given.length}, ${given.join(', ')})`;
const lastNames = `ELT(1 + seq % ${family.length}, ${family.join(', ')})`;
const names = `CONCAT(${firstNames}, ' ', ${lastNames})`;
const digits = "CONCAT('98912', LPAD(seq * 7919 % 10000000, 7, '0'))";
/** Most orders are completed or cancelled, as after years of work. */
const settled =
  "ELT(1 + seq % 10, 'cancelled', 'processing', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed', 'completed')";

/** Rows per statement: a statement with a million rows would hold locks and its undo log for minutes. */
const atOnce = 100_000;

/**
 * Fills a migrated MariaDB database, which has products from 1 on, with that many orders, contacts and entries of the audit
 * over the last two years. `query` runs one statement. The rows come from MariaDB's own tables of numbers (`seq`), because
 * over HTTP a million orders take hours.
 */
export async function fill(query, { orders, contacts, entries, products }) {
  await query('SET foreign_key_checks = 0, unique_checks = 0');
  await addOrders(query, orders, products);
  await addContacts(query, contacts);
  await addIn(query, entries, (numbers) =>
    query(
      `INSERT INTO audit_entry (at, adminId, \`by\`, action, subject, subjectId, name, searchKey, \`before\`, \`after\`)
       SELECT ${timeOf(entries)}, 1 + seq % 3, 'سارا', ELT(1 + seq % 3, 'updateProduct', 'setOrderStatus', 'updateSeller'),
       ELT(1 + seq % 3, 'product', 'order', 'seller'), seq % 997, ${lastNames}, ${lastNames},
       CONCAT('{"description":"', REPEAT('متن پیشین ', 20), '"}'), CONCAT('{"description":"', REPEAT('متن تازه ', 20), '"}')
       FROM ${numbers}`,
    ),
  );
  await query('SET foreign_key_checks = 1, unique_checks = 1');
  await query(
    'ANALYZE TABLE orders, order_line, order_call, order_search_term, contact, contact_search_term, audit_entry',
  );
}

const filled = [
  'orders',
  'order_line',
  'order_call',
  'order_search_term',
  'contact',
  'contact_search_term',
  'audit_entry',
];

/** Puts the rows of tables that {@link fill} has filled in a MariaDB into a migrated SQLite database with the same products. */
export async function copyToSqlite(url, file) {
  const connection = await createConnection({ uri: url, dateStrings: true });
  const database = new Sqlite(file, { timeout: 10_000 });
  try {
    database.pragma('foreign_keys = OFF');
    for (const table of filled) {
      const [rows] = await connection.query({ sql: `SELECT * FROM ${table}`, rowsAsArray: true });
      const [columns] = await connection.query(`SHOW COLUMNS FROM ${table}`);
      const names = columns.map(({ Field }) => `"${Field}"`);
      const insert = database.prepare(`INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`);
      // MariaDB stores moments with microseconds, SQLite with milliseconds.
      const values = (row) => row.map((value) => (isMoment.test(value) ? value.slice(0, 23) : value));
      database.transaction(() => {
        database.exec(`DELETE FROM ${table}`);
        for (const row of rows) insert.run(values(row));
      })();
    }
  } finally {
    database.close();
    await connection.end();
  }
}

const isMoment = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/;

/** Calls `add` with the tables of the numbers from 1 to `count`, one after the other. */
async function addIn(query, count, add) {
  for (let first = 1; first <= count; first += atOnce) {
    await query('START TRANSACTION');
    await add(`seq_${first}_to_${Math.min(count, first + atOnce - 1)}`);
    await query('COMMIT');
  }
}

/** The newest row is of this minute, the oldest two years old. */
function timeOf(count) {
  return `NOW() - INTERVAL FLOOR((${count} - seq) * ${(2 * 365 * 24 * 60) / count}) MINUTE`;
}

async function addOrders(query, count, products) {
  const isNew = `seq > ${count} - 100`;
  const callOf = (value) => `IF(${isNew}, NULL, ${value})`;
  await addIn(query, count, async (numbers) => {
    await query(
      `INSERT INTO orders (id, trackingCode, name, phone, status, createdAt, updatedAt, callBy, callDueAt, firstCallAt, firstCallBy,
       firstCallWait, version) SELECT seq, CONCAT('K', LPAD(seq, 9, '0')), ${names}, CONCAT('+', ${digits}),
       IF(${isNew}, 'new', ${settled}), ${timeOf(count)}, ${timeOf(count)}, ${timeOf(count)} + INTERVAL 2 HOUR,
       IF(${isNew}, ${timeOf(count)} + INTERVAL 2 HOUR, NULL), ${callOf(`${timeOf(count)} + INTERVAL seq % 150 MINUTE`)},
       ${callOf('1 + seq % 3')}, ${callOf('seq % 150')}, 1 FROM ${numbers}`,
    );
    for (const position of [0, 1])
      await query(
        `INSERT INTO order_line (orderId, position, productId, productName, quantity)
         SELECT seq, ${position}, 1 + (seq * ${7919 + position}) % ${products}, 'کنسانترهٔ سیب', 1000 + seq % 7 * 500
         FROM ${numbers}`,
      );
    await query(
      `INSERT INTO order_call (orderId, outcome, at, \`by\`, adminId)
       SELECT seq, 'reached', ${timeOf(count)}, 'سارا', 1 + seq % 3 FROM ${numbers}`,
    );
  });
  await addTerms(query, 'order_search_term', 'orderId', count, [
    digits,
    `SUBSTRING(${digits}, 3)`,
    `CONCAT('<', REVERSE(${digits}))`,
    `LOWER(CONCAT('K', LPAD(seq, 9, '0')))`,
  ]);
}

async function addContacts(query, count) {
  await addIn(query, count, (numbers) =>
    query(
      `INSERT INTO contact (id, createdAt, name, phone, message, isRead)
       SELECT seq, ${timeOf(count)}, ${names}, CONCAT('+', ${digits}), REPEAT('سلام، قیمت کنسانتره؟ ', 10), seq < ${count} - 100
       FROM ${numbers}`,
    ),
  );
  await addTerms(query, 'contact_search_term', 'contactId', count, ["CONCAT('سلام', seq % 1000)"]);
}

/** The terms of names, and those of `own`, which are SQL. */
async function addTerms(query, table, owner, count, own) {
  for (const term of [firstNames, lastNames, `CONCAT(${firstNames}, ${lastNames})`, ...own])
    await addIn(query, count, (numbers) =>
      query(`INSERT INTO ${table} (term, ${owner}) SELECT ${term} AS term, seq FROM ${numbers} ORDER BY term, seq`),
    );
}
