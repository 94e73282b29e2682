import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import mysql2, { type Connection, type Pool, type PoolConnection, type PoolOptions } from 'mysql2';
import { isUnreachable } from './unavailable.js';

/**
 * What it gives: while MySQL is frozen or gone, every request gets a 503 at once instead of after 20 seconds, and the first
 * one after MySQL's return succeeds. With mysql2's own pool «a MySQL that is frozen» and «a MySQL that is gone» of
 * `test/database-away.api-spec.ts` fail: mysql2 hands a connection out again whose statement timed out, so that the next
 * statement waits behind the lost response, and it opens more connections to a server that does not answer.
 *
 * Unnecessary once mysql2's pool closes a connection after a timeout and can refuse callers while the server is away.
 */

/** How long a statement may take, and how long a caller may wait for a connection, in milliseconds. */
export const mysqlTimeoutMs = 2_200;
/**
 * How long a probe waits for the server. The server's return is noticed after this time and the pause between probes at the
 * latest.
 */
const probeMs = 600;
const probePauseMs = 200;
/**
 * The time limit that the server itself applies to a statement. It is below `mysqlTimeoutMs`, because the statement would
 * otherwise go on running after its caller has given up. MySQL applies it to reads only.
 */
const statementSeconds = 2.1;
const lockWaitSeconds = 2;

type Callback = (error: NodeJS.ErrnoException | null, connection: PoolConnection) => void;

/** mysql2 for TypeORM's `driver` option, with pools that fail fast. */
export const mysqlDriver = { ...mysql2, createPool: (options: PoolOptions): Pool => new FailFast(options).pool };

/** The same for migrations, with pools that wait as long as a migration takes. */
export const migrationMysqlDriver = {
  ...mysql2,
  createPool: (options: PoolOptions): Pool => {
    const pool = mysql2.createPool(options);
    pool.on('connection', (connection) => connection.query(`SET SESSION ${session}`));
    return pool;
  },
};

/** Every connection, including the first, uses UTC and refuses values that do not fit a column. */
const session = `time_zone = '+00:00',
  sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'`;
/** MariaDB reads only the first comment and counts seconds; MySQL reads only the second one and counts milliseconds. */
const limits = `innodb_lock_wait_timeout = ${lockWaitSeconds}
  /*M!100101 , max_statement_time = ${statementSeconds} */
  /*!50708 , max_execution_time = ${statementSeconds * 1000} */`;

/**
 * A pool with a circuit breaker. It closes a connection whose server does not answer, and then probes the server. Until a
 * probe succeeds, it refuses every caller at once.
 */
class FailFast {
  readonly pool: Pool;
  private readonly waiting = new Set<Callback>();
  private probing = false;
  /** The error that callers get while the circuit is broken. */
  private broken: NodeJS.ErrnoException | null = null;
  private closed = false;

  constructor(private readonly options: PoolOptions) {
    this.pool = mysql2.createPool({ ...options, connectTimeout: mysqlTimeoutMs });
    const connect = this.pool.getConnection.bind(this.pool);
    const end = this.pool.end.bind(this.pool);
    this.pool.on('connection', (connection) => this.watch(connection));
    Object.assign(this.pool, {
      getConnection: (callback: Callback) => this.acquire(connect, callback),
      end: (callback: () => void) => {
        this.closed = true;
        end(callback);
      },
    });
  }

  private acquire(connect: (callback: Callback) => void, callback: Callback): void {
    if (this.broken) return void process.nextTick(callback, this.broken, undefined);
    const timer = setTimeout(() => settle(timeoutError('no connection was free'), undefined as never), mysqlTimeoutMs);
    const settle: Callback = (error, connection) => {
      clearTimeout(timer);
      // The caller was refused meanwhile and does not use the connection.
      if (!this.waiting.delete(settle)) return connection?.release();
      if (isUnreachable(error)) void this.probe();
      callback(error, connection);
    };
    this.waiting.add(settle);
    connect(settle);
  }

  private watch(connection: PoolConnection): void {
    const query = connection.query.bind(connection) as (...statement: unknown[]) => unknown;
    const watched = (...statement: unknown[]): unknown => {
      const done = statement.pop() as (error: unknown, ...results: unknown[]) => void;
      return query(...statement, (error: unknown, ...results: unknown[]) => {
        if (isUnreachable(error)) this.giveUp(connection);
        done(error, ...results);
      });
    };
    Object.assign(connection, { query: watched });
    // A failed statement reports the error to its caller. Without a listener the same error would end the process.
    connection.on('error', () => undefined);
    connection.query({ sql: `SET SESSION ${session}, ${limits}`, timeout: mysqlTimeoutMs }, () => undefined);
  }

  /** Closes a connection, which fails everything that waits on it, and probes the server. */
  private giveUp(connection: PoolConnection): void {
    streamOf(connection).destroy(timeoutError('the server does not answer'));
    void this.probe();
  }

  /** Breaks the circuit when the server does not answer, and closes it again once it does. */
  private async probe(): Promise<void> {
    if (this.probing) return;
    this.probing = true;
    while (!this.closed && (this.broken = await probe(this.options))) {
      for (const refuse of Array.from(this.waiting)) refuse(this.broken, undefined as never);
      await sleep(probePauseMs, undefined, { ref: false });
    }
    this.probing = false;
  }
}

/** Resolves with null when the server accepts a new connection and runs a query, otherwise with the error. */
function probe(options: PoolOptions): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const { connectionLimit: _, ...rest } = options as PoolOptions & { connectionLimit?: number };
    const connection: Connection = mysql2.createConnection({ ...rest, connectTimeout: probeMs });
    const end = (error: NodeJS.ErrnoException | null): void => {
      streamOf(connection).destroy();
      resolve(isUnreachable(error) ? error : null);
    };
    connection.on('error', end);
    connection.query({ sql: 'SELECT 1', timeout: probeMs }, end);
  });
}

/** mysql2's own `destroy()` waits for the server to close its side, and never calls back the statements that wait. */
function streamOf(connection: Connection | PoolConnection): Duplex {
  return (connection as unknown as { stream: Duplex }).stream;
}

function timeoutError(message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code: 'PROTOCOL_SEQUENCE_TIMEOUT' });
}
