import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolConnection } from 'mysql2';
import type { QueryRunner } from 'typeorm';
import { logger } from '../common/http/logger.js';
import { mysqlDriver } from './mysql-pool.js';
import { codeOf } from './unavailable.js';

/** How long a replica may take to return its revision, in milliseconds. */
const patienceMs = 500;

type Query = (...statement: unknown[]) => Promise<unknown>;

/**
 * Sends public reads to replicas. A connection is used only when its server has the same revision that this copy knows, so
 * no read gets old data from a replica that lags. If a read on a replica fails for any reason, it runs on the primary.
 *
 * What it gives: neither haproxy nor mysql2's `PoolCluster` can do this, because they do not know how far a replica lags.
 * With TypeORM's own `replication` «a replica that lags» in `test/read-replica.api-spec.ts` fails.
 */
export class Replica {
  private readonly pool: Pool;
  private readonly reading = new AsyncLocalStorage<true>();
  /** The revision that the server of each connection had when it was last asked. It rises only. */
  private readonly seen = new WeakMap<PoolConnection, number>();
  private isAway = false;

  /** @param revision the number of changes to public data that this copy knows of */
  constructor(
    options: object,
    private readonly revision: () => number,
  ) {
    this.pool = mysqlDriver.createPool(options);
  }

  /** Runs `work`. Its reads are public, so they may run on a replica. */
  serve<T>(work: () => T): T {
    return this.reading.run(true, work);
  }

  /** Makes a query runner use a replica if the runner was created within {@link serve}. */
  lead(runner: QueryRunner): void {
    if (!this.reading.getStore()) return;
    const internal = runner as unknown as { databaseConnection: PoolConnection | undefined };
    const connect = runner.connect.bind(runner) as () => Promise<unknown>;
    const query = runner.query.bind(runner) as Query;
    let mayAsk = true;
    const connectHere = async (): Promise<unknown> => {
      if (mayAsk) internal.databaseConnection ??= await this.connection();
      mayAsk = false;
      return connect();
    };
    const queryHere: Query = async (...statement) => {
      try {
        return await query(...statement);
      } catch (error) {
        const connection = internal.databaseConnection;
        if (!connection || !this.seen.has(connection)) throw error;
        this.noteAway(error);
        internal.databaseConnection = undefined;
        connection.release();
        return query(...statement);
      }
    };
    Object.assign(runner, { connect: connectHere, query: queryHere });
  }

  async close(): Promise<void> {
    this.reading.disable();
    await new Promise((resolve) => this.pool.end(resolve));
  }

  private async connection(): Promise<PoolConnection | undefined> {
    let connection: PoolConnection | undefined;
    try {
      connection = await this.acquire();
      const isCurrent = await this.isCurrent(connection);
      if (this.isAway) logger.info('the replica is back: public reads go there');
      this.isAway = false;
      if (isCurrent) return connection;
    } catch (error) {
      this.noteAway(error);
    }
    connection?.release();
    return undefined;
  }

  private acquire(): Promise<PoolConnection> {
    return new Promise((resolve, reject) => {
      this.pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection)));
    });
  }

  private async isCurrent(connection: PoolConnection): Promise<boolean> {
    const known = this.revision();
    if (this.seen.get(connection) !== known) {
      const statement = { sql: 'SELECT value FROM revision', timeout: patienceMs };
      const [rows] = await connection.promise().query(statement);
      this.seen.set(connection, Number((rows as { value: number }[])[0]?.value));
    }
    return this.seen.get(connection) === known;
  }

  private noteAway(error: unknown): void {
    if (!this.isAway) logger.warn({ reason: codeOf(error) }, 'the replica is away: public reads go to the primary');
    this.isAway = true;
  }
}
