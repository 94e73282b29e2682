import type { MigrationInterface, QueryRunner } from 'typeorm';
import { authTables } from './baseline/auth.js';
import { catalogTables } from './baseline/catalog.js';
import { contactsTables } from './baseline/contacts.js';
import { contentTables } from './baseline/content.js';
import { firstRows, type FirstRows } from './baseline/first-rows.js';
import { lotsTables } from './baseline/lots.js';
import { mediaTables } from './baseline/media.js';
import { operationsTables } from './baseline/operations.js';
import { ordersTables } from './baseline/orders.js';
import { peopleTables } from './baseline/people.js';
import { samplesTables } from './baseline/samples.js';
import { sellersTables } from './baseline/sellers.js';
import { isMysql, tableFor } from './tables.js';

/** A table comes after the tables that its foreign keys refer to. */
const tables = [
  ...operationsTables,
  ...authTables,
  ...peopleTables,
  ...mediaTables,
  ...catalogTables,
  ...lotsTables,
  ...ordersTables,
  ...samplesTables,
  ...contactsTables,
  ...contentTables,
  ...sellersTables,
];

/**
 * The baseline: every table, and the rows that every site needs. Later migrations add to it; until the first release is
 * tagged, the baseline itself may be changed. MySQL cannot roll back changes of the schema. If this migration was
 * interrupted, the next run therefore creates only what is missing.
 */
export class CreateSchema1700000000000 implements MigrationInterface {
  name = 'CreateSchema1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    // New text columns sort the Persian way unless they say otherwise.
    if (isMysql(runner)) await runner.query('ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_persian_ci');
    for (const table of tables) await runner.createTable(tableFor(runner, table), true);
    for (const rows of firstRows) await fillEmpty(runner, rows);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of tables.toReversed()) await runner.dropTable(name, true);
  }
}

async function fillEmpty(runner: QueryRunner, { table, columns, rows }: FirstRows): Promise<void> {
  const quoted = (name: string): string => runner.dataSource.driver.escape(name);
  const present = (await runner.query(`SELECT 1 FROM ${quoted(table)} LIMIT 1`)) as unknown[];
  if (present.length > 0) return;
  const row = `(${columns.map(() => '?').join(', ')})`;
  await runner.query(
    `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(', ')}) VALUES ${rows.map(() => row).join(', ')}`,
    rows.flat(),
  );
}
