/** The rows of one order, again and again, as fast as SQLite takes them durably: one transaction each, nothing around it. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import Sqlite from 'better-sqlite3';

const [dataDir] = process.argv.slice(2);
const database = new Sqlite(join(dataDir, 'bare.sqlite'));
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(`
  CREATE TABLE orders (id INTEGER PRIMARY KEY, code TEXT UNIQUE, name TEXT, phone TEXT, request TEXT UNIQUE, at TEXT);
  CREATE TABLE line (id INTEGER PRIMARY KEY, orderId INTEGER REFERENCES orders, product TEXT, quantity INTEGER);
  CREATE TABLE change (id INTEGER PRIMARY KEY, orderId INTEGER REFERENCES orders, status TEXT, at TEXT);
  CREATE TABLE message (id INTEGER PRIMARY KEY, recipient TEXT, text TEXT, at TEXT);
`);
const order = database.prepare('INSERT INTO orders (code, name, phone, request, at) VALUES (?, ?, ?, ?, ?)');
const line = database.prepare('INSERT INTO line (orderId, product, quantity) VALUES (?, ?, ?)');
const change = database.prepare('INSERT INTO change (orderId, status, at) VALUES (?, ?, ?)');
const message = database.prepare('INSERT INTO message (recipient, text, at) VALUES (?, ?, ?)');

const place = database.transaction(() => {
  const at = new Date().toISOString();
  const { lastInsertRowid: id } = order.run(randomUUID(), 'سارا احمدی', '+989141234567', randomUUID(), at);
  line.run(id, 'کنسانتره سیب', 220);
  change.run(id, 'new', at);
  message.run('+989141234567', 'سفارش شما ثبت شد', at);
  message.run('info@afshoreh.example', 'سفارش تازه', at);
});

process.on('message', ({ seconds }) => {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count += 1) place.immediate();
  process.send({ rate: count / seconds });
});
process.once('disconnect', () => process.exit());
