import type { EntityManager } from 'typeorm';

/**
 * Inserts rows that all have the same columns with one statement. Returns the id of the row when there is only one.
 * TypeORM's `insert` also copies each row and reads back default values, which takes several times as long as the insert
 * itself. Visitors would wait for that.
 */
export async function insertRows<Row extends object>(
  tx: EntityManager,
  entity: new () => Row,
  rows: readonly Partial<Row>[],
): Promise<number> {
  const { driver } = tx.dataSource;
  const { tablePath, columns } = tx.dataSource.getMetadata(entity);
  const named = columns.filter(({ propertyName }) => rows[0]?.[propertyName as keyof Row] !== undefined);
  const names = named.map(({ databaseName }) => driver.escape(databaseName)).join(', ');
  const places = `(${named.map(() => '?').join(', ')})`;
  const values = rows.flatMap((row) =>
    named.map((column) => driver.preparePersistentValue(row[column.propertyName as keyof Row], column) as unknown),
  );
  const inserted = await tx.query<number | { insertId: number }>(
    `INSERT INTO ${driver.escape(tablePath)} (${names}) VALUES ${rows.map(() => places).join(', ')}`,
    values,
  );
  return typeof inserted === 'number' ? inserted : inserted.insertId;
}

/** Updates properties of rows by their ids with one statement; each row has its own values. */
export async function updateRows<Row extends { id: number }>(
  tx: EntityManager,
  entity: new () => Row,
  rows: readonly Row[],
  properties: readonly (keyof Row)[],
): Promise<void> {
  const { driver } = tx.dataSource;
  const { tablePath, columns } = tx.dataSource.getMetadata(entity);
  const changed = columns.filter(({ propertyName }) => properties.includes(propertyName as keyof Row));
  const cases = rows.map(() => 'WHEN ? THEN ?').join(' ');
  const changes = changed.map(({ databaseName }) => `${driver.escape(databaseName)} = CASE id ${cases} END`);
  const values = changed.flatMap((column) =>
    rows.flatMap((row) => [
      row.id,
      driver.preparePersistentValue(row[column.propertyName as keyof Row], column) as unknown,
    ]),
  );
  const ids = rows.map(({ id }) => id);
  await tx.query(
    `UPDATE ${driver.escape(tablePath)} SET ${changes.join(', ')} WHERE id IN (${ids.map(() => '?').join(', ')})`,
    [...values, ...ids],
  );
}
