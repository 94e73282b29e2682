import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mysql2/promise';
import type { DataSource, EntityMetadata, QueryRunner, Table, TableColumn } from 'typeorm';
import { Env } from '../src/config/index.js';
import { dataSourceFor } from '../src/database/data-source.js';
import { migrate, migrateToLatest, revertLast } from '../src/database/migrate.js';
import { entities } from '../src/entities.js';
import { databaseKind, freshDatabase, until, type FreshDatabase } from './support/index.js';

const rowsPerTable = 3;
const ownTables = new Set(['migrations', 'migration_lock', 'sqlite_sequence']);

type ColumnMetadata = EntityMetadata['columns'][number];

let fresh: FreshDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  fresh = await freshDatabase();
  dataSource = await dataSourceFor(new Env(fresh.variables).database, entities, 'write').initialize();
  await migrate(dataSource);
});

afterEach(async () => {
  await dataSource.destroy();
  await fresh.drop();
});

describe('the migrations', () => {
  it('make the schema that the entities describe: columns with type, length, nullability, default and key', async () => {
    for (const metadata of dataSource.entityMetadatas) {
      const table = await tableOf(metadata);
      expect([table.name, table.columns.map(madeAs).sort()]).toEqual([
        table.name,
        metadata.columns.map(describedAs).sort(),
      ]);
    }
  });

  it('make the indices and keys that the entities describe, unique where they are, and no others', async () => {
    for (const metadata of dataSource.entityMetadatas) {
      const table = await tableOf(metadata);
      expect([table.name, indicesOf(table)]).toEqual([table.name, describedIndices(metadata)]);
    }
  });

  it('can each be taken back and run again on filled tables without a row of another table being lost', async () => {
    await fillAll();
    // From the last to the first; what has been tried is taken off the list, so that only one is pending at a time.
    for (const known = dataSource.migrations; known.length > 0; known.pop()) {
      const { name } = known.at(-1) as { name: string };
      const before = await countAll();
      await revertLast(dataSource);
      const reverted = await countAll();
      expect({ name, ...reverted }).toEqual({ name, ...only(before, Object.keys(reverted)) });
      await migrate(dataSource);
      const again = await countAll();
      // A migration that fills a table adds rows.
      expect({ name, lost: Object.keys(reverted).filter((table) => again[table]! < reverted[table]!) }).toEqual({
        name,
        lost: [],
      });
      expect(Object.keys(again)).toEqual(Object.keys(before));
      await revertLast(dataSource);
    }
    expect(Object.keys(await countAll())).toEqual([]);
  }, 120_000);

  it('can be run again after having been applied by half', async () => {
    const before = await countAll();
    await dataSource.query('DELETE FROM migrations');
    for (const table of ['seller_file', 'order_call']) await dataSource.query(`DROP TABLE ${table}`);
    await migrate(dataSource);
    expect(await countAll()).toEqual(before);
  });

  it('refuse a database from before the baseline, and say what to do', async () => {
    await dataSource.query("UPDATE migrations SET name = 'CreateRevision1700000000101'");
    await expect(migrate(dataSource)).rejects.toThrow(/before the first release.*begin with an empty one/);
  });
});

/** SQLite has one writer by its nature. */
if (databaseKind === 'mysql') {
  it('a copy waits for another one that migrates, and goes on as soon as that one is killed', async () => {
    const other = await createConnection(fresh.variables.DATABASE_URL);
    other.on('error', () => undefined);
    await other.query('BEGIN');
    await other.query('SELECT id FROM migration_lock FOR UPDATE');
    const waiting = migrateToLatest(new Env(fresh.variables).database);
    await until(async () => {
      const statements = `SELECT id FROM information_schema.processlist
        WHERE db = DATABASE() AND info LIKE 'SELECT id FROM migration_lock%FOR UPDATE'`;
      return (await dataSource.query<unknown[]>(statements)).length > 0;
    });
    other.destroy();
    await waiting;
  });
}

async function tableOf({ tableName }: EntityMetadata): Promise<Table> {
  return (await withRunner((runner) => runner.getTable(tableName))) as Table;
}

/** A column in words that both sides share: SQLite keeps no precision, and `veryLongText` is wider on MySQL only. */
function madeAs({ name, type, length, precision, isNullable, isPrimary, isGenerated, ...column }: TableColumn): string {
  const moment = type === 'datetime' && isMysql() ? `(${precision})` : '';
  const facts = [isNullable && 'null', isPrimary && 'primary', isGenerated && 'generated'].filter(Boolean);
  return [name, shared(type) + moment, length, ...facts, defaultOf(column.default)].join(' ');
}

function describedAs(column: ColumnMetadata): string {
  const { driver } = dataSource;
  return madeAs({
    name: column.databaseName,
    type: driver.normalizeType(column),
    length: driver.getColumnLength(column),
    precision: column.precision,
    isNullable: column.isNullable,
    isPrimary: column.isPrimary,
    isGenerated: column.isGenerated,
    default: driver.normalizeDefault(column),
  } as TableColumn);
}

const isMysql = (): boolean => dataSource.options.type !== 'better-sqlite3';
const sameTypes: Record<string, string> = { mediumtext: 'text', int: 'integer', tinyint: 'boolean' };
const shared = (type: string): string => sameTypes[type] ?? type;
const defaultOf = (value: unknown): string =>
  typeof value === 'string' ? `= ${value.replace(/^'(.*)'$/, '$1').replace('false', '0')}` : '';

const keyOf = (columns: string[], isUnique: boolean): string => `${isUnique ? 'unique ' : ''}${columns.join()}`;

function indicesOf({ indices, uniques }: Table): string[] {
  const own = indices.map(({ columnNames, isUnique }) => keyOf(columnNames, isUnique));
  return [...new Set([...own, ...uniques.map(({ columnNames }) => keyOf(columnNames, true))])].sort();
}

function describedIndices({ indices, uniques }: EntityMetadata): string[] {
  const own = indices.map(({ columns, isUnique }) => keyOf(namesOf(columns), isUnique));
  return [...new Set([...own, ...uniques.map(({ columns }) => keyOf(namesOf(columns), true))])].sort();
}

const namesOf = (columns: ColumnMetadata[]): string[] => columns.map(({ databaseName }) => databaseName);

async function withRunner<T>(work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    return await work(runner);
  } finally {
    await runner.release();
  }
}

async function tables(): Promise<Table[]> {
  const all = await withRunner((runner) => runner.getTables());
  // MySQL lists the tables of the server, those of other databases with a prefix.
  return all.filter(({ name }) => !name.includes('.') && !ownTables.has(name));
}

/** Without the name of the database that MySQL puts before it. */
function nameOf(path: string): string {
  return path.split('.').at(-1) as string;
}

async function countAll(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const name of await tableNames()) {
    const rows: { n: number | string }[] = await dataSource.query(`SELECT COUNT(*) AS n FROM ${quoted(name)}`);
    counts[name] = Number(rows[0]?.n);
  }
  return counts;
}

async function tableNames(): Promise<string[]> {
  const listing =
    dataSource.options.type === 'better-sqlite3'
      ? "SELECT name FROM sqlite_master WHERE type = 'table'"
      : 'SHOW TABLES';
  const rows: Record<string, string>[] = await dataSource.query(listing);
  return rows
    .flatMap((row) => Object.values(row))
    .filter((name) => !ownTables.has(name))
    .sort();
}

function only(counts: Record<string, number>, names: string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, counts[name] ?? -1]));
}

/** Gives every empty table a few rows, parents first. */
async function fillAll(): Promise<void> {
  const waiting = await tables();
  const done = new Set<string>();
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ name, foreignKeys }) =>
      foreignKeys.every(
        ({ referencedTableName: parent }) => nameOf(parent) === nameOf(name) || done.has(nameOf(parent)),
      ),
    );
    const [table] = waiting.splice(next, 1) as [Table];
    await fill(table);
    done.add(nameOf(table.name));
  }
}

async function fill(table: Table): Promise<void> {
  const name = nameOf(table.name);
  const rows: unknown[] = await dataSource.query(`SELECT 1 FROM ${quoted(name)}`);
  if (rows.length > 0) return;
  const columns = table.columns.filter(({ isGenerated }) => !isGenerated);
  for (let row = 1; row <= rowsPerTable; row += 1) {
    const values = await Promise.all(columns.map((column) => valueFor(table, column.name, column.type, row)));
    const names = columns.map((column) => quoted(column.name)).join(', ');
    await dataSource.query(
      `INSERT INTO ${quoted(name)} (${names}) VALUES (${columns.map(() => '?').join(', ')})`,
      values,
    );
  }
}

async function valueFor(table: Table, column: string, type: string, row: number): Promise<unknown> {
  const key = table.foreignKeys.find(({ columnNames }) => columnNames.includes(column));
  if (key) {
    const parentColumn = key.referencedColumnNames[key.columnNames.indexOf(column)] as string;
    const parents: Record<string, unknown>[] = await dataSource.query(
      `SELECT ${quoted(parentColumn)} FROM ${quoted(nameOf(key.referencedTableName))}`,
    );
    return parents[(row - 1) % parents.length]?.[parentColumn] ?? null;
  }
  if (/char|text/.test(type)) return `v${row}`;
  return type.startsWith('datetime') ? `2026-01-0${row} 08:30:00` : row;
}

function quoted(name: string): string {
  return dataSource.driver.escape(name);
}
