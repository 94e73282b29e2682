import type BetterSqlite3 from 'better-sqlite3';
import mysql2, { type Pool, type PoolOptions } from 'mysql2';
import { DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import type { DatabaseTarget } from '../config/index.js';
import { migrations } from './migrations/index.js';

const connectTimeoutMs = 5_000;
const queryTimeoutMs = 20_000;
const busyTimeoutMs = 5_000;
const lockWaitSeconds = 10;
const poolSize = 10;

/** Reads only, or everything. On SQLite each is a connection of its own; see `Database`. */
export type Access = 'read' | 'write';

/** Entity classes, as `src/entities.ts` lists them. */
export type Entities = MixedList<new () => object>;

/** A data source with the options that both databases need at every open (design §5). Not connected yet. */
export function dataSourceFor(target: DatabaseTarget, entities: Entities, access: Access): DataSource {
  const options = target.type === 'sqlite' ? sqliteOptions(target.file, access) : mysqlOptions(target.url);
  return new DataSource({ ...options, entities });
}

const shared = { migrations, migrationsTransactionMode: 'each', synchronize: false, logging: false } as const;

function sqliteOptions(file: string, access: Access): DataSourceOptions {
  return {
    ...shared,
    type: 'better-sqlite3',
    database: file,
    timeout: busyTimeoutMs,
    prepareDatabase: (connection: BetterSqlite3.Database) => {
      connection.pragma(`busy_timeout = ${busyTimeoutMs}`);
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      connection.pragma('foreign_keys = ON');
      // A write that goes around Database.write() fails at once instead of mixing with somebody's transaction.
      if (access === 'read') connection.pragma('query_only = ON');
    },
  };
}

function mysqlOptions(url: string): DataSourceOptions {
  return {
    ...shared,
    // TypeORM's 'mysql' reports drift that is not there on MariaDB; 'mariadb' is right on both servers.
    type: 'mariadb',
    url,
    driver: mysqlDriver,
    charset: 'utf8mb4_persian_ci',
    timezone: 'Z',
    supportBigNumbers: true,
    connectTimeout: connectTimeoutMs,
    // The query timeout is the one that notices a server that hangs after the connection was made.
    enableQueryTimeout: true,
    maxQueryExecutionTime: queryTimeoutMs,
    poolSize,
  };
}

/** Every connection of the pool, the first included, speaks UTC and refuses what does not fit a column. */
const mysqlDriver = {
  ...mysql2,
  createPool(options: PoolOptions): Pool {
    const pool = mysql2.createPool(options);
    pool.on('connection', (connection) => {
      connection.query(
        `SET SESSION time_zone = '+00:00', innodb_lock_wait_timeout = ${lockWaitSeconds},
         sql_mode = 'STRICT_ALL_TABLES,NO_ZERO_DATE,NO_ZERO_IN_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION'`,
      );
    });
    return pool;
  },
};
