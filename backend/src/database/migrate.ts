import type { DataSource, QueryRunner } from 'typeorm';
import type { DatabaseTarget } from '../config/index.js';
import { dataSourceFor } from './data-source.js';

/** How often a copy that waits for another one says so. */
const lockWaitSeconds = 10;

/** Brings the schema up to date, on a connection of its own: a migration takes as long as it takes. */
export async function migrateToLatest(target: DatabaseTarget): Promise<void> {
  await onMigrationConnection(target, migrate);
}

/** Runs `work` on a connection without time limits, and closes it. */
export async function onMigrationConnection<T>(
  target: DatabaseTarget,
  work: (dataSource: DataSource) => Promise<T>,
): Promise<T> {
  const dataSource = await dataSourceFor(target, [], 'migrate').initialize();
  try {
    return await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

/** Runs what has not run yet, one transaction each. Copies that start together wait for each other. */
export async function migrate(dataSource: DataSource): Promise<void> {
  await alone(dataSource, () => dataSource.runMigrations({ transaction: 'each' }));
}

/**
 * Takes the last migration back. On SQLite TypeORM rebuilds tables, and dropping the old one would delete every child
 * row of a cascade: foreign keys are off around it (they cannot be switched inside a transaction).
 */
export async function revertLast(dataSource: DataSource): Promise<void> {
  const sqlite = dataSource.options.type === 'better-sqlite3';
  if (sqlite) await dataSource.query('PRAGMA foreign_keys = OFF');
  try {
    await alone(dataSource, () => dataSource.undoLastMigration({ transaction: 'each' }));
  } finally {
    if (sqlite) await dataSource.query('PRAGMA foreign_keys = ON');
  }
}

/** Runs `work` while no other copy migrates the same database; SQLite's file has one writer anyway. */
async function alone(dataSource: DataSource, work: () => Promise<unknown>): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') {
    await work();
    return;
  }
  const runner = dataSource.createQueryRunner();
  try {
    while (!(await locked(runner))) process.stdout.write('waiting for another copy that migrates this database …\n');
    await work();
  } finally {
    await runner.query(`SELECT RELEASE_LOCK(${lockName})`).catch(() => undefined);
    await runner.release();
  }
}

/** Names of locks belong to the server: databases of one server do not wait for each other. At most 64 characters. */
const lockName = "CONCAT('afshoreh.migrations.', MD5(DATABASE()))";

async function locked(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query(`SELECT GET_LOCK(${lockName}, ?) AS taken`, [lockWaitSeconds])) as {
    taken: number | string | null;
  }[];
  return Number(rows[0]?.taken) === 1;
}
