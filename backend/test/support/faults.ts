import { createRequire } from 'node:module';
import type { Database as Connection } from 'better-sqlite3';
import type { DataSource, QueryRunner } from 'typeorm';
import type { Database } from '../../src/database/index.js';

const { SqliteError } = createRequire(import.meta.url)('better-sqlite3') as {
  SqliteError: new (message: string, code: string) => Error;
};

/** A statement that is made to fail. */
export interface Fault {
  /** The statement that failed; undefined as long as none has. */
  statement: string | undefined;
  kind: string;
  /** From now on all statements succeed. */
  end(): void;
}

/** The API looks for changes of other copies all the time. */
const isPoll = (sql: string): boolean => sql === 'SELECT value FROM revision';

/**
 * Lets the `nth` statement from now on fail, each in another way: on SQLite with a full disk, a failing one and one that
 * is read-only; on MySQL with a lost connection and a full disk. Of one application, one at a time.
 */
export function failStatement(database: Database, nth: number): Fault {
  return database.dialect === 'sqlite' ? failOnSqlite(database, nth) : failOnMysql(database, nth);
}

/** How SQLite fails, and whether it ends the transaction by itself. */
const sqliteKinds = [
  { code: 'SQLITE_FULL', endsTransaction: true },
  { code: 'SQLITE_IOERR_WRITE', endsTransaction: true },
  { code: 'SQLITE_READONLY_DBMOVED', endsTransaction: false },
] as const;

function failOnSqlite(database: Database, nth: number): Fault {
  const kind = sqliteKinds[nth % sqliteKinds.length] as (typeof sqliteKinds)[number];
  const fault: Fault = { statement: undefined, kind: kind.code, end: () => restore.forEach((each) => each()) };
  let left = nth;
  const { writes } = database as unknown as { writes: DataSource };
  const restore = [writes, database.read.dataSource].map(({ driver }) => {
    const { databaseConnection: connection, queryRunner } = driver as unknown as {
      databaseConnection: Connection;
      queryRunner?: { stmtCache: Map<string, unknown> };
    };
    queryRunner?.stmtCache.clear();
    const prepare = connection.prepare.bind(connection);
    const beforeRunning = (sql: string): void => {
      if (sql === 'ROLLBACK' || isPoll(sql)) return;
      left -= 1;
      if (left !== 0) return;
      fault.statement = sql;
      if (kind.endsTransaction && connection.inTransaction) prepare('ROLLBACK').run();
      throw new SqliteError('it fails', kind.code);
    };
    Object.assign(connection, {
      prepare: (sql: string) => {
        const statement = prepare(sql);
        const run =
          (how: 'all' | 'run') =>
          (...values: unknown[]) => {
            beforeRunning(sql);
            return statement[how](...values);
          };
        return { reader: statement.reader, all: run('all'), run: run('run') };
      },
    });
    return () => {
      delete (connection as Partial<Connection>).prepare;
      queryRunner?.stmtCache.clear();
    };
  });
  return fault;
}

interface MysqlConnection {
  stream: { destroy(): void };
  query: (...statement: unknown[]) => unknown;
}

function failOnMysql(database: Database, nth: number): Fault {
  const kind = nth % 2 ? 'lost connection' : 'ER_DISK_FULL';
  const { dataSource } = database.read;
  const fault: Fault = {
    statement: undefined,
    kind,
    end: () => void delete (dataSource as Partial<DataSource>).createQueryRunner,
  };
  let left = nth;
  const create = dataSource.createQueryRunner.bind(dataSource);
  const beforeRunning = async (runner: QueryRunner, sql: string): Promise<void> => {
    if (sql === 'ROLLBACK' || isPoll(sql)) return;
    left -= 1;
    if (left !== 0) return;
    fault.statement = sql;
    const connection = (await runner.connect()) as MysqlConnection;
    if (kind === 'lost connection') connection.stream.destroy();
    else answerOnce(connection, Object.assign(new Error('the disk is full'), { code: kind, errno: 1021 }));
  };
  dataSource.createQueryRunner = (mode) => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (...statement: unknown[]) => Promise<unknown>;
    const failing = async (...statement: unknown[]): Promise<unknown> => {
      await beforeRunning(runner, String(statement[0]));
      return query(...statement);
    };
    return Object.assign(runner, { query: failing });
  };
  return fault;
}

/** Fails the next statement of the connection without sending it to the server. */
function answerOnce(connection: MysqlConnection, error: Error): void {
  const { query } = connection;
  connection.query = (...statement) => {
    connection.query = query;
    process.nextTick(statement.at(-1) as (reason: Error) => void, error);
  };
}
