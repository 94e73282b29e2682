import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import mysql2, {
  type Connection,
  type Pool,
  type PoolConnection,
  type PoolOptions,
  type QueryOptions,
  type QueryValues,
} from 'mysql2';
import { isUnreachable } from './unavailable.js';

/** How long the pool's server may be silent, in milliseconds: to a statement, or to who waits for a connection. */
export const mysqlTimeoutMs = 2_200;
/** How long it may be silent to a probe, and the pause between probes: together how late its return is noticed. */
const probeMs = 600;
const probePauseMs = 200;
/** Below `mysqlTimeoutMs`: a statement that waits for a lock is ended by the server, which then rolls back. */
const lockWaitSeconds = 2;

type Callback = (error: NodeJS.ErrnoException | null, connection: PoolConnection) => void;

/** mysql2 as TypeORM takes it, with pools that fail fast. */
export const mysqlDriver = { ...mysql2, createPool: (options: PoolOptions): Pool => new FailFast(options).pool };

/** mysql2 with pools that wait as long as it takes, for migrations. */
export const migrationMysqlDriver = {
  ...mysql2,
  createPool: (options: PoolOptions): Pool => {
    const pool = mysql2.createPool(options);
    pool.on('connection', (connection) => connection.query(sessionOf()));
    return pool;
  },
};

/** Every connection, the first included, speaks UTC and refuses what does not fit a column. */
function sessionOf(lockWait?: number): string {
  const wait = lockWait === undefined ? '' : `innodb_lock_wait_timeout = ${lockWait}, `;
  return `SET SESSION time_zone = '+00:00', ${wait}
    sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'`;
}

/**
 * A pool with a circuit breaker. A connection whose server fell silent is ended (mysql2 would hand it out again, and what
 * is asked next would wait behind the lost answer); then the server is probed, and while it does not answer, whoever asks
 * for a connection is refused at once instead of opening one more to a server that is frozen.
 */
class FailFast {
  readonly pool: Pool;
  private readonly waiting = new Set<Callback>();
  private probing = false;
  /** Why connections are refused at present. */
  private broken: NodeJS.ErrnoException | null = null;
  private closed = false;

  constructor(private readonly options: PoolOptions) {
    this.pool = mysql2.createPool({ ...options, connectTimeout: mysqlTimeoutMs });
    const [connect, end] = [this.pool.getConnection.bind(this.pool), this.pool.end.bind(this.pool)];
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
    const timer = setTimeout(() => settle(silent('no connection was free'), undefined as never), mysqlTimeoutMs);
    const settle: Callback = (error, connection) => {
      clearTimeout(timer);
      // Who was refused meanwhile has no use for it.
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
    // All that TypeORM asks of `promise()`, whose whole wrapper would be built anew for each statement.
    const promised = {
      query: (sql: QueryOptions, values: QueryValues): Promise<[unknown]> =>
        new Promise((resolve, reject) => {
          connection.query(sql, values, (error, result) => (error ? reject(error) : resolve([result])));
        }),
    };
    Object.assign(connection, { query: watched, promise: () => promised });
    // Whoever uses the connection is told by the result of the statement; without a listener the process would end.
    connection.on('error', () => undefined);
    connection.query({ sql: sessionOf(lockWaitSeconds), timeout: mysqlTimeoutMs }, () => undefined);
  }

  /** Ends a connection with everything that waits on it, and looks what is the matter with the server. */
  private giveUp(connection: PoolConnection): void {
    streamOf(connection).destroy(silent('the server does not answer'));
    void this.probe();
  }

  /** Breaks the circuit when the server does not answer, and closes it again once it does. */
  private async probe(): Promise<void> {
    if (this.probing) return;
    this.probing = true;
    while (!this.closed && (this.broken = await probed(this.options))) {
      for (const refuse of [...this.waiting]) refuse(this.broken, undefined as never);
      await pause(probePauseMs, undefined, { ref: false });
    }
    this.probing = false;
  }
}

/** Resolves with null when the server lets a new connection in and answers it, else with why not. */
function probed(options: PoolOptions): Promise<NodeJS.ErrnoException | null> {
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

/** mysql2's `destroy()` waits for the server to end its side, and leaves what was asked without an answer. */
function streamOf(connection: Connection | PoolConnection): Duplex {
  return (connection as unknown as { stream: Duplex }).stream;
}

function silent(message: string): NodeJS.ErrnoException {
  return Object.assign(new Error(message), { code: 'PROTOCOL_SEQUENCE_TIMEOUT' });
}
