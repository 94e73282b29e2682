import { Table, TableColumn, type QueryRunner, type TableColumnOptions } from 'typeorm';

/** A column, with the index and the foreign key that it has by itself. */
export interface Column extends TableColumnOptions {
  /** What is different on MySQL and MariaDB. */
  onMysql?: Partial<TableColumnOptions>;
  index?: Omit<Index, 'columnNames'>;
  references?: { table: string; onDelete: OnDelete };
}

/** Options of a column; of two that differ, the later one counts. */
type Options = Partial<Column>[];

/**
 * What happens when the referenced row is deleted. CASCADE also deletes the row that refers to it, SET NULL clears the
 * reference, and RESTRICT refuses the deletion.
 */
type OnDelete = 'CASCADE' | 'SET NULL' | 'RESTRICT';

interface Index {
  name: string;
  columnNames: string[];
  isUnique?: boolean;
}

/** A table: its columns, and its indices of several columns. */
export interface TableDefinition {
  name: string;
  parts: (Column | Index)[];
}

/** True on MySQL and MariaDB. */
export function isMysql(runner: QueryRunner): boolean {
  return runner.dataSource.options.type !== 'better-sqlite3';
}

export const table = (name: string, parts: TableDefinition['parts']): TableDefinition => ({ name, parts });

/** A table made by `searchTermsOf`: the terms by which the rows of `owner` are found. */
export function searchTermTable(name: string, ownerId: string, owner: string): TableDefinition {
  const term = code('term', 64, primary);
  return table(name, [term, whole(ownerId, primary, indexed(`${name}_owner`), references(owner, 'CASCADE'))]);
}

/**
 * The table in TypeORM's form, for `createTable`. On MySQL no index may have the name of a foreign key: TypeORM takes it for the
 * index that MySQL makes for the key.
 */
export function tableFor(runner: QueryRunner, { name, parts }: TableDefinition): Table {
  const columns = parts.filter((part) => 'type' in part);
  const indices = parts.filter((part) => 'columnNames' in part);
  return new Table({
    name,
    columns: columns.map((column) => columnFor(runner, column)),
    indices: [
      ...columns.flatMap((each) => (each.index ? { ...each.index, columnNames: [each.name] } : [])),
      ...indices,
    ],
    foreignKeys: columns.flatMap(({ name: column, references: to }) =>
      to
        ? {
            name: `${name}_of_${column}`,
            columnNames: [column],
            referencedTableName: to.table,
            referencedColumnNames: ['id'],
            onDelete: to.onDelete,
          }
        : [],
    ),
  });
}

/** The column in TypeORM's form, for `addColumn`, which adds neither its index nor its foreign key. */
export function columnFor(runner: QueryRunner, column: Column): TableColumn {
  return new TableColumn({ ...column, ...(isMysql(runner) && column.onMysql) });
}

const columnOf = (name: string, type: string, options: Options) => Object.assign({ name, type }, ...options) as Column;

/** `id`: generated whole number, primary key. */
export const generatedId = () => whole('id', primary, { isGenerated: true, generationStrategy: 'increment' });

/** The version of a `VersionedEntity`. */
export const version = () => whole('version', { default: 1 });

/** Whole number of at most 2,147,483,647. */
export const whole = (name: string, ...options: Options) => columnOf(name, 'integer', options);

/** Whole number of 64 bits: money in whole toman, which the entity reads through `moneyColumn`, or a time in milliseconds. */
export const large = (name: string, ...options: Options) => columnOf(name, 'bigint', options);

/** Text for people, sorted the Persian way. Never unique: the collation equates ۱ with 1, and ignores case and ZWNJ. */
export const text = (name: string, length: number, ...options: Options) =>
  columnOf(name, 'varchar', [{ length: String(length) }, ...options]);

/** Text for machines (codes, slugs, folded e-mails, hashes), compared byte by byte: the only kind fit for a unique key. */
export const code = (name: string, length: number, ...options: Options) =>
  text(name, length, { onMysql: { charset: 'utf8mb4', collation: 'utf8mb4_bin' } }, ...options);

/** Text without a practical limit (64 KB on MySQL). */
export const longText = (name: string, ...options: Options) => columnOf(name, 'text', options);

/** Text that may be longer (16 MB on MySQL). */
export const veryLongText = (name: string, ...options: Options) =>
  longText(name, { onMysql: { type: 'mediumtext' } }, ...options);

/** A moment in UTC, to the microsecond where the server can. */
export const instant = (name: string, ...options: Options) =>
  columnOf(name, 'datetime', [{ onMysql: { precision: 6 } }, ...options]);

/** Yes or no. */
export const flag = (name: string, ...options: Options) => columnOf(name, 'boolean', options);

/** A floating-point number, as in JavaScript. Never use it for money. */
export const decimal = (name: string, ...options: Options) => columnOf(name, 'double', options);

export const optional = { isNullable: true } as const;
export const primary = { isPrimary: true } as const;

/** The column has an index of its own with this name. */
export const indexed = (name: string) => ({ index: { name } });

/** Two rows cannot have the same value. */
export const unique = (name: string) => ({ index: { name, isUnique: true } });

/** The column holds an `id` of the table. */
export const references = (to: string, onDelete: OnDelete) => ({ references: { table: to, onDelete } });

/** An index of several columns. */
export const index = (name: string, ...columnNames: string[]): Index => ({ name, columnNames });

export const uniqueIndex = (name: string, ...columnNames: string[]) => ({ name, columnNames, isUnique: true });
