import type { QueryRunner } from 'typeorm';

const rowsAtOnce = 500;

/**
 * Goes through a table by id, 500 rows at a time, so that memory stays small and no lock is held for long.
 * @param select ends with a condition `id > ?`; its rows have an `id`
 * @param work gets at least one row. It must be safe to run again for the same rows, because an interrupted migration starts
 * from the beginning
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

/**
 * Updates `columns` of many rows with one statement; each row gets its own values. Each of `rows` is `[id, …values of
 * columns]`.
 */
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
