import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';

const AT_ONCE = 1_000;
const NAMES = ['سارا احمدی', 'کیان میرزایی', 'علی رضایی', 'مینا کریمی'];
const STATUSES = ['completed', 'completed', 'cancelled', 'processing'];
const DAY = '2026-11-01 08:00:00.000';

const phoneOf = (n) =>
  `+98912${String(n * 7919)
    .padStart(7, '0')
    .slice(-7)}`;

/** The rows of orders `first` to `first + 999`, by table. */
function rowsOf(first, productId) {
  const numbers = Array.from({ length: AT_ONCE }, (_, index) => first + index);
  const name = (n) => NAMES[n % NAMES.length];
  const terms = (n) => [...name(n).split(' '), phoneOf(n).slice(3), `<${[...phoneOf(n).slice(1)].reverse().join('')}`];
  return {
    'orders (id, trackingCode, name, phone, status, createdAt, callBy, version)': numbers.map((n) => [
      n,
      `D${n}`,
      name(n),
      phoneOf(n),
      STATUSES[n % STATUSES.length],
      DAY,
      DAY,
      1,
    ]),
    'order_line (orderId, position, productId, productName, quantity)': numbers.flatMap((n) =>
      [0, 1].map((position) => [n, position, productId, 'کنسانترهٔ سیب', 100 + position]),
    ),
    'order_call (orderId, outcome, at, `by`, adminId)': numbers.map((n) => [n, 'busy', DAY, 'سارا', 1]),
    'order_status_change (orderId, `to`, at)': numbers.map((n) => [n, 'new', DAY]),
    'order_search_term (term, orderId)': numbers.flatMap((n) => terms(n).map((term) => [term, n])),
  };
}

/**
 * Stores `count` orders (whole thousands) with their lines, calls and search terms straight into the tables: over HTTP it
 * would take minutes. Ids begin at 1, so it must run before the first order.
 * @param target `{ sqliteFile }` or `{ databaseUrl }`
 */
export async function fillOrders({ sqliteFile, databaseUrl }, count, productId) {
  const store = databaseUrl ? await mysqlStore(databaseUrl) : sqliteStore(sqliteFile);
  try {
    for (let first = 1; first <= count; first += AT_ONCE) await store.insert(rowsOf(first, productId));
  } finally {
    await store.close();
  }
}

function sqliteStore(file) {
  const database = new Sqlite(file, { timeout: 10_000 });
  const insert = database.transaction((tables) => {
    for (const [table, rows] of Object.entries(tables)) {
      const statement = database.prepare(`INSERT INTO ${table} VALUES (${rows[0].map(() => '?').join(', ')})`);
      for (const row of rows) statement.run(row);
    }
  });
  return { insert, close: () => database.close() };
}

async function mysqlStore(url) {
  const connection = await createConnection(url);
  return {
    async insert(tables) {
      await connection.beginTransaction();
      for (const [table, rows] of Object.entries(tables)) {
        await connection.query(`INSERT INTO ${table} VALUES ?`, [rows]);
      }
      await connection.commit();
    },
    close: () => connection.end(),
  };
}
