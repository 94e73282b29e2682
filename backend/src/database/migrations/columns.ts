import {
  TableColumn,
  type QueryRunner,
  type TableColumnOptions,
  type TableForeignKeyOptions,
  type TableIndexOptions,
} from 'typeorm';

type Rest = Omit<TableColumnOptions, 'name' | 'type'>;

/** True on MySQL and MariaDB. */
export function isMysql(runner: QueryRunner): boolean {
  return runner.dataSource.options.type !== 'better-sqlite3';
}

/** `id`: generated whole number, primary key. */
export function generatedId(): TableColumn {
  return whole('id', { isPrimary: true, isGenerated: true, generationStrategy: 'increment' });
}

/** Whole number of at most 2,147,483,647. */
export function whole(name: string, rest: Rest = {}): TableColumn {
  return new TableColumn({ name, type: 'integer', ...rest });
}

/** Money in whole toman; the entity reads it through `moneyColumn`. */
export function money(name: string, rest: Rest = {}): TableColumn {
  return new TableColumn({ name, type: 'bigint', ...rest });
}

/** Text for people, sorted the Persian way. Never unique: the collation equates ۱ with 1, and ignores case and ZWNJ. */
export function text(name: string, length: number, rest: Rest = {}): TableColumn {
  return new TableColumn({ name, type: 'varchar', length: String(length), ...rest });
}

/** Text without a practical limit (64 KB on MySQL). */
export function longText(name: string, rest: Rest = {}): TableColumn {
  return new TableColumn({ name, type: 'text', ...rest });
}

/** Text that may be longer (16 MB on MySQL). */
export function veryLongText(runner: QueryRunner, name: string, rest: Rest = {}): TableColumn {
  return new TableColumn({ name, type: isMysql(runner) ? 'mediumtext' : 'text', ...rest });
}

/** Text for machines (codes, slugs, folded e-mails, hashes), compared byte by byte: the only kind fit for a unique key. */
export function code(runner: QueryRunner, name: string, length: number, rest: Rest = {}): TableColumn {
  const bytes = isMysql(runner) ? { charset: 'utf8mb4', collation: 'utf8mb4_bin' } : {};
  return new TableColumn({ name, type: 'varchar', length: String(length), ...bytes, ...rest });
}

/** A moment in UTC, to the microsecond where the server can. */
export function instant(runner: QueryRunner, name: string, rest: Rest = {}): TableColumn {
  return new TableColumn({ name, type: 'datetime', ...(isMysql(runner) ? { precision: 6 } : {}), ...rest });
}

/** Yes or no. */
export function flag(name: string, rest: Rest = {}): TableColumn {
  return new TableColumn({ name, type: 'boolean', ...rest });
}

/** A floating-point number, as in JavaScript. Never use it for money. */
export function decimal(name: string, rest: Rest = {}): TableColumn {
  return new TableColumn({ name, type: 'double', ...rest });
}

export const optional = { isNullable: true } as const;
export const primary = { isPrimary: true } as const;

export function index(name: string, ...columnNames: string[]): TableIndexOptions {
  return { name, columnNames };
}

export function uniqueIndex(name: string, ...columnNames: string[]): TableIndexOptions {
  return { name, columnNames, isUnique: true };
}

/**
 * What happens when the referenced row is deleted. CASCADE also deletes the row that refers to it, SET NULL clears the
 * reference, and RESTRICT refuses the deletion.
 */
type OnDelete = 'CASCADE' | 'SET NULL' | 'RESTRICT';

/** `columnName` holds an `id` of `referencedTableName`. */
export function foreignKey(
  name: string,
  columnName: string,
  referencedTableName: string,
  onDelete: OnDelete,
): TableForeignKeyOptions {
  return { name, columnNames: [columnName], referencedTableName, referencedColumnNames: ['id'], onDelete };
}
