import type { DataSource, QueryRunner } from 'typeorm';

const lockName = 'afshoreh.migrations';
/** Below the query timeout of the connection (data-source.ts). */
const lockWaitSeconds = 15;

/** Runs what has not run yet, one transaction each. Copies that start together wait for each other. */
export async function migrate(dataSource: DataSource): Promise<void> {
  if (dataSource.options.type === 'better-sqlite3') {
    await dataSource.runMigrations({ transaction: 'each' });
    return;
  }
  const runner = dataSource.createQueryRunner();
  try {
    await lock(runner);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('SELECT RELEASE_LOCK(?)', [lockName]).catch(() => undefined);
    await runner.release();
  }
}

async function lock(runner: QueryRunner): Promise<void> {
  const rows = (await runner.query('SELECT GET_LOCK(?, ?) AS taken', [lockName, lockWaitSeconds])) as {
    taken: number | string | null;
  }[];
  if (Number(rows[0]?.taken) !== 1) throw new Error('another copy is migrating this database and has not finished');
}

/**
 * Takes the last migration back. On SQLite TypeORM rebuilds tables, and dropping the old one would delete every child
 * row of a cascade: foreign keys are off around it (they cannot be switched inside a transaction).
 */
export async function revertLast(dataSource: DataSource): Promise<void> {
  const sqlite = dataSource.options.type === 'better-sqlite3';
  if (sqlite) await dataSource.query('PRAGMA foreign_keys = OFF');
  try {
    await dataSource.undoLastMigration({ transaction: 'each' });
  } finally {
    if (sqlite) await dataSource.query('PRAGMA foreign_keys = ON');
  }
}
