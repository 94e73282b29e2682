import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';

/** Tables that differ after a restore: the restore sets its own values, or a running site writes them all the time. */
const OWN = ['secret', 'revision', 'heartbeat', 'room_probe'];

/**
 * The number of rows and a checksum of each table, independent of the order of the rows, and the hash of each file of
 * media and releases.
 */
export async function contentsOf({ dataDir, databaseUrl }) {
  const tables = databaseUrl ? await mysqlTables(databaseUrl) : sqliteTables(join(dataDir, 'afshoreh.sqlite'));
  const files = await Promise.all(['media', 'releases'].map((name) => filesBelow(join(dataDir, name), dataDir)));
  return { tables, files: Object.fromEntries(files.flat()) };
}

function sqliteTables(file) {
  const database = new Sqlite(file, { readonly: true });
  const names = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  const content = (table) => {
    let [rows, checksum] = [0, 0n];
    for (const row of database.prepare(`SELECT * FROM "${table}"`).raw().iterate()) {
      const hash = createHash('sha256').update(JSON.stringify(row)).digest();
      checksum = BigInt.asUintN(64, checksum + hash.readBigUInt64BE());
      rows += 1;
    }
    return { rows, checksum: String(checksum) };
  };
  const tables = names
    .pluck()
    .all()
    .filter((table) => !OWN.includes(table));
  const contents = Object.fromEntries(tables.map((table) => [table, content(table)]));
  database.close();
  return contents;
}

/** The same for the tables only. */
export async function mysqlTables(url) {
  const connection = await createConnection(url);
  const [all] = await connection.query({ sql: 'SHOW TABLES', rowsAsArray: true });
  const contents = {};
  for (const [table] of all.filter(([name]) => !OWN.includes(name))) {
    const [[{ rows }]] = await connection.query(`SELECT COUNT(*) AS \`rows\` FROM \`${table}\``);
    const [[{ Checksum: checksum }]] = await connection.query(`CHECKSUM TABLE \`${table}\` EXTENDED`);
    contents[table] = { rows, checksum };
  }
  await connection.end();
  return contents;
}

/** A restore signs the records of releases again, so the serial number is not compared. */
function withoutSerial(file, bytes) {
  if (!/releases\/registry\/[a-z]+\.json$/.test(file)) return bytes;
  return JSON.stringify({ ...JSON.parse(bytes), serial: 0, signature: '' });
}

async function filesBelow(folder, root) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => [
      relative(root, file),
      createHash('sha256')
        .update(withoutSerial(file, await readFile(file)))
        .digest('hex'),
    ]),
  );
}
