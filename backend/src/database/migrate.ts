import type { DataSource, QueryRunner } from 'typeorm';
import type { DatabaseTarget } from '../config/index.js';
import { dataSourceFor } from './data-source.js';
import { schemaStateOf } from './schema-state.js';

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
 * Reverts the last migration. On SQLite TypeORM rebuilds tables, and dropping the old table would delete all rows that
 * refer to it. So foreign keys are switched off, outside of the transaction, where alone that is possible.
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

/** Runs `work` while no other copy migrates the same database. SQLite's file has a single writer and needs no lock. */
async function withMigrationLock(dataSource: DataSource, work: () => Promise<unknown>): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') {
    await work();
    return;
  }
  const runner = dataSource.createQueryRunner();
  try {
    while (!(await takeLock(runner))) process.stdout.write('waiting for another copy that migrates this database …\n');
    await work();
  } finally {
    await runner.query(`SELECT RELEASE_LOCK(${lockName})`).catch(() => undefined);
    await runner.release();
  }
}

/** Lock names hold for the whole server, so the name contains the database. At most 64 characters. */
const lockName = "CONCAT('afshoreh.migrations.', MD5(DATABASE()))";

async function takeLock(runner: QueryRunner): Promise<boolean> {
  const rows = (await runner.query(`SELECT GET_LOCK(${lockName}, ?) AS taken`, [lockWaitSeconds])) as {
    taken: number | string | null;
  }[];
  return Number(rows[0]?.taken) === 1;
}
