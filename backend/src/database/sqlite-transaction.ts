import type BetterSqlite3 from 'better-sqlite3';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { whileLocked } from './locked.js';
import { seenByCallers } from './unavailable.js';

/**
 * Runs `work` as one transaction on SQLite's writing connection, which nobody else uses meanwhile. BEGIN, COMMIT and
 * ROLLBACK are ours: SQLite ends a transaction by itself when the disk is full or fails, and TypeORM, which counts open
 * transactions on its own, would put every later one into a savepoint that never commits.
 * @param deadline (of `performance.now()`) until which another process may have the file locked
 */
export async function transactOnSqlite<T>(
  dataSource: DataSource,
  work: (tx: EntityManager) => Promise<T>,
  deadline: number,
): Promise<T> {
  const connection = connectionOf(dataSource);
  const transaction = new SqliteTransaction(connection);
  try {
    rollBack(connection);
    // Takes the write lock at once: a transaction that begins by reading cannot wait for it later.
    await whileLocked(() => run(connection, 'BEGIN IMMEDIATE'), deadline);
    const value = await work(runnerOn(dataSource, transaction).manager);
    transaction.check();
    run(connection, 'COMMIT');
    return value;
  } catch (error) {
    throw seenByCallers(error);
  } finally {
    transaction.end();
    rollBackIfItCan(connection);
  }
}

/** The connection as the statements of one transaction see it: none of them runs outside of it. */
class SqliteTransaction {
  private ended = false;

  constructor(private readonly connection: BetterSqlite3.Database) {}

  /** What TypeORM uses of a prepared statement. */
  prepare(sql: string) {
    const statement = this.connection.prepare(sql);
    return {
      reader: statement.reader,
      all: (...values: unknown[]): unknown[] => {
        this.check();
        return statement.all(...values);
      },
      run: (...values: unknown[]): BetterSqlite3.RunResult => {
        this.check();
        return statement.run(...values);
      },
    };
  }

  /** @throws when the transaction has ended, also by SQLite itself: outside of it a statement would be stored at once */
  check(): void {
    if (!this.ended && this.connection.inTransaction) return;
    throw Object.assign(new Error('the transaction has ended'), { code: 'SQLITE_ABORT_ROLLBACK' });
  }

  end(): void {
    this.ended = true;
  }
}

/** A runner of its own for every transaction: TypeORM's runner for SQLite remembers the transactions of before. */
function runnerOn(dataSource: DataSource, transaction: SqliteTransaction): QueryRunner {
  (dataSource.driver as { queryRunner?: QueryRunner }).queryRunner = undefined;
  const runner = dataSource.createQueryRunner();
  return Object.assign(runner, { connect: () => Promise.resolve(transaction), isTransactionActive: true });
}

function connectionOf(dataSource: DataSource): BetterSqlite3.Database {
  return (dataSource.driver as unknown as { databaseConnection: BetterSqlite3.Database }).databaseConnection;
}

function rollBack(connection: BetterSqlite3.Database): void {
  if (connection.open && connection.inTransaction) run(connection, 'ROLLBACK');
}

/** What cannot be taken back now is, before the next transaction. */
function rollBackIfItCan(connection: BetterSqlite3.Database): void {
  try {
    rollBack(connection);
  } catch {
    // The error of the work itself is the one to tell.
  }
}

function run(connection: BetterSqlite3.Database, sql: string): void {
  connection.prepare(sql).run();
}
