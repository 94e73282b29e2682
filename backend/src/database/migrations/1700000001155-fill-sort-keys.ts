import type { MigrationInterface, QueryRunner } from 'typeorm';
import { sortKeyOf } from '../../common/search/index.js';

const rowsAtOnce = 500;
const named = [
  ['product', 'name'],
  ['seller', 'companyName'],
  ['media_item', 'originalFilename'],
  ['blog_post', 'title'],
] as const;

/** The sort keys of what was stored before, in batches. */
export class FillSortKeys1700000001155 implements MigrationInterface {
  name = 'FillSortKeys1700000001155';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of named) await fill(runner, table, column);
  }

  /** The column goes with the migration before. */
  async down(): Promise<void> {
    return Promise.resolve();
  }
}

async function fill(runner: QueryRunner, table: string, column: string): Promise<void> {
  for (let after = 0; ;) {
    const rows = (await runner.query(
      `SELECT id, ${column} AS name FROM ${table} WHERE id > ? ORDER BY id LIMIT ${rowsAtOnce}`,
      [after],
    )) as { id: number; name: string }[];
    for (const { id, name } of rows)
      await runner.query(`UPDATE ${table} SET sortKey = ? WHERE id = ?`, [sortKeyOf(name), id]);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
  }
}
