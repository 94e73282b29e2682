import type { DataSource, QueryRunner } from 'typeorm';
import type { DatabaseTarget } from '../config/index.js';
import { dataSourceFor } from './data-source.js';
import { schemaStateOf } from './schema-state.js';
import { codeOf } from './unavailable.js';

/** How often a waiting copy prints that it waits for another one. */
const lockWaitSeconds = 10;

/** Brings the schema up to date, on a separate connection without time limits. */
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

/** Runs the migrations that have not run yet, each in a transaction. Copies that start together wait for each other. */
export async function migrate(dataSource: DataSource): Promise<void> {
  await withMigrationLock(dataSource, async () => {
    await refuseBeforeBaseline(dataSource);
    await dataSource.runMigrations({ transaction: 'each' });
  });
}

/** The migrations before the baseline no longer exist, so a database that they made cannot be brought up to date. */
async function refuseBeforeBaseline({ manager, migrations: [baseline] }: DataSource): Promise<void> {
  const { applied } = await schemaStateOf(manager);
  if (applied.length === 0 || applied.includes(baseline?.name ?? '')) return;
  throw new Error(
    'the database was made before the first release and cannot be brought up to date: ' +
      'begin with an empty one (another DATA_DIR, or another database in DATABASE_URL)',
  );
}

/**
 * Reverts the last migration. On SQLite TypeORM rebuilds a table, and dropping the old table would delete all rows that
 * refer to it, so foreign keys are switched off. SQLite can do that only outside of a transaction.
 */
export async function revertLast(dataSource: DataSource): Promise<void> {
  const sqlite = dataSource.options.type === 'better-sqlite3';
  if (sqlite) await dataSource.query('PRAGMA foreign_keys = OFF');
  try {
    await withMigrationLock(dataSource, () => dataSource.undoLastMigration({ transaction: 'each' }));
  } finally {
    if (sqlite) await dataSource.query('PRAGMA foreign_keys = ON');
  }
}

/**
 * Runs `work` while no other copy migrates the same database. The lock is a row lock in a transaction of its own, because
 * every server with MySQL's protocol has row locks. The server ends the lock with the connection, so a killed copy leaves no
 * lock behind. SQLite's file has a single writer and needs no lock.
 */
async function withMigrationLock(dataSource: DataSource, work: () => Promise<unknown>): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') {
    await work();
    return;
  }
  const runner = dataSource.createQueryRunner();
  try {
    await makeLockRow(runner);
    await runner.query(`SET SESSION innodb_lock_wait_timeout = ${lockWaitSeconds}`);
    await runner.startTransaction();
    while (!(await takeLock(runner))) process.stdout.write('waiting for another copy that migrates this database …\n');
    await work();
  } finally {
    // The rollback fails when the connection is broken. The server has ended the transaction then.
    if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}

/**
 * Creates the row to lock. It reads first, because an INSERT of an existing row would wait for the copy that has the row
 * locked.
 */
async function makeLockRow(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query('SELECT id FROM migration_lock').catch(refusedBut('ER_NO_SUCH_TABLE'))) as
    unknown[] | undefined;
  if (rows && rows.length > 0) return;
  await runner.query('CREATE TABLE IF NOT EXISTS migration_lock (id INT NOT NULL PRIMARY KEY)');
  await runner.query('INSERT IGNORE INTO migration_lock (id) VALUES (1)').catch(refusedBut('ER_LOCK_WAIT_TIMEOUT'));
}

async function takeLock(runner: QueryRunner): Promise<boolean> {
  const locked: unknown = await runner
    .query('SELECT id FROM migration_lock WHERE id = 1 FOR UPDATE')
    .catch(refusedBut('ER_LOCK_WAIT_TIMEOUT'));
  return locked !== undefined;
}

/** For `.catch()`: ignores the expected error code and throws every other error. */
function refusedBut(expected: string): (error: unknown) => undefined {
  return (error) => {
    if (codeOf(error) !== expected) throw error;
  };
}
