import type { QueryRunner } from 'typeorm';

const rowsAtOnce = 500;

/**
 * Goes through a table by its id, 500 rows at a time, so that no table is in memory and no lock is held for long.
 * @param select ends in a condition `id > ?`; its rows have an `id`
 * @param work gets at least one row; what it stores makes the migration one that can be run again from the beginning
 */
export async function inBatches<Row extends { id: number }>(
  runner: QueryRunner,
  select: string,
  work: (rows: Row[]) => Promise<void>,
): Promise<void> {
  for (let after = 0; ;) {
    const rows = (await runner.query(`${select} ORDER BY id LIMIT ${rowsAtOnce}`, [after])) as Row[];
    const last = rows.at(-1);
    if (!last) return;
    await work(rows);
    after = last.id;
  }
}

/** Gives each row values of its own in one statement. `rows` are `[id, …values of columns]`. */
export async function updateRows(
  runner: QueryRunner,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly [id: number, ...values: unknown[]])[],
): Promise<void> {
  const cases = `CASE id ${rows.map(() => 'WHEN ? THEN ?').join(' ')} END`;
  const set = columns.map((column) => `${column} = ${cases}`).join(', ');
  const values = columns.flatMap((_, index) => rows.flatMap(([id, ...own]) => [id, own[index]]));
  const ids = rows.map(([id]) => id);
  await runner.query(`UPDATE ${table} SET ${set} WHERE id IN (${ids.map(() => '?').join(', ')})`, [...values, ...ids]);
}
