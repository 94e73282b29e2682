import type BetterSqlite3 from 'better-sqlite3';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { whileLocked } from './locked.js';
import { asUnavailable } from './unavailable.js';

/**
 * Runs `work` as one transaction on SQLite's writing connection, which nobody else uses meanwhile, and sends BEGIN, COMMIT
 * and ROLLBACK itself.
 *
 * What it gives: SQLite ends a transaction by itself when the disk is full or fails. TypeORM counts open transactions on its
 * own and would put every later one into a savepoint that never commits. With `dataSource.transaction()` «stores every write
 * that it acknowledges after a full disk» in `test/database.api-spec.ts` fails, and so do «an SQLite file whose write lock
 * another process holds» in `test/database-away.api-spec.ts` and six cases of `test/write-faults.api-spec.ts`.
 *
 * Unnecessary once TypeORM asks SQLite whether a transaction is open (`inTransaction`) and begins with BEGIN IMMEDIATE.
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
    // This takes the write lock at once, because a transaction that begins with a read cannot wait for the lock later.
    await whileLocked(() => run(connection, 'BEGIN IMMEDIATE'), deadline);
    const value = await work(runnerOn(dataSource, transaction).manager);
    transaction.check();
    run(connection, 'COMMIT');
    return value;
  } catch (error) {
    throw asUnavailable(error);
  } finally {
    transaction.end();
    rollBackIfItCan(connection);
  }
}

/** Runs the statements of one transaction on the connection, and refuses them after the transaction has ended. */
class SqliteTransaction {
  private ended = false;

  constructor(private readonly connection: BetterSqlite3.Database) {}

  /** Returns the part of a prepared statement that TypeORM uses. */
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

  /**
   * Throws when the transaction has ended, also when SQLite itself ended it. Without this check, a later statement would run
   * outside of a transaction and be stored at once.
   */
  check(): void {
    if (!this.ended && this.connection.inTransaction) return;
    throw Object.assign(new Error('the transaction has ended'), { code: 'SQLITE_ABORT_ROLLBACK' });
  }

  end(): void {
    this.ended = true;
  }
}

/** Makes a new runner for every transaction, because TypeORM's runner for SQLite remembers earlier transactions. */
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

/** Rolls back if a transaction is open. If that fails, the next transaction tries it again at its beginning. */
function rollBackIfItCan(connection: BetterSqlite3.Database): void {
  try {
    rollBack(connection);
  } catch {
    // The caller gets the error of the transaction itself, which came first.
  }
}

function run(connection: BetterSqlite3.Database, sql: string): void {
  connection.prepare(sql).run();
}
