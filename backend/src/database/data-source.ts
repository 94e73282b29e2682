import type BetterSqlite3 from 'better-sqlite3';
import { DataSource, type DataSourceOptions, type Logger, type MixedList } from 'typeorm';
import type { DatabaseTarget } from '../config/index.js';
import { migrations } from './migrations/index.js';
import { mysqlDriver, mysqlTimeoutMs, migrationMysqlDriver } from './mysql-pool.js';
import { ServingDataSource } from './serving-data-source.js';

const connectTimeoutMs = 5_000;
/**
 * How long opening the file and migrations wait for a lock. Afterwards `locked.ts` waits without blocking the process.
 */
const busyTimeoutMs = 5_000;
const poolSize = 10;

/** What a connection may do. On SQLite reads and writes have separate connections (`Database`). `migrate` has no time limits. */
export type Access = 'read' | 'write' | 'migrate';

/** Entity classes, as in `src/entities.ts`. */
export type Entities = MixedList<new () => object>;

/** Makes a data source with all options; it is not connected yet. */
export function dataSourceFor(target: DatabaseTarget, entities: Entities, access: 'migrate'): DataSource;
export function dataSourceFor(target: DatabaseTarget, entities: Entities, access: 'read' | 'write'): ServingDataSource;
export function dataSourceFor(target: DatabaseTarget, entities: Entities, access: Access): DataSource {
  const options = {
    ...(target.type === 'sqlite' ? sqliteOptions(target.file, access) : mysqlOptions(target.url, access)),
    entities,
  };
  return access === 'migrate' ? new DataSource(options) : new ServingDataSource(options, access);
}

const nothing = (): void => undefined;

/** TypeORM's own logger would print slow and failed statements, including what people typed. */
const silent: Logger = {
  logQuery: nothing,
  logQueryError: nothing,
  logQuerySlow: nothing,
  logSchemaBuild: nothing,
  logMigration: nothing,
  log: nothing,
};

const shared = { migrations, migrationsTransactionMode: 'each', synchronize: false, logger: silent } as const;

function sqliteOptions(file: string, access: Access): DataSourceOptions {
  return {
    ...shared,
    type: 'better-sqlite3',
    database: file,
    timeout: busyTimeoutMs,
    prepareDatabase: (connection: BetterSqlite3.Database) => {
      connection.pragma('journal_mode = WAL');
      connection.pragma('synchronous = FULL');
      connection.pragma('foreign_keys = ON');
      // Deleted data is overwritten in the file, so that nothing of it can be recovered.
      connection.pragma('secure_delete = ON');
      // A write without Database.write() fails at once instead of joining another transaction.
      if (access === 'read') connection.pragma('query_only = ON');
      // The driver is synchronous, so a wait inside SQLite would block every request and the liveness probe.
      if (access !== 'migrate') connection.pragma('busy_timeout = 0');
    },
  };
}

/** What connections to a primary and to its replicas have in common. */
const mysqlSession = { charset: 'utf8mb4_persian_ci', timezone: 'Z', supportBigNumbers: true } as const;

/** Options of mysql2 for a pool of connections to replicas. */
export function replicaOptions(uri: string): object {
  return { ...mysqlSession, uri, connectionLimit: poolSize };
}

function mysqlOptions(url: string, access: Access): DataSourceOptions {
  const timeLimits = {
    // Notices a server that hangs after the connection was made.
    enableQueryTimeout: true,
    maxQueryExecutionTime: mysqlTimeoutMs,
    driver: mysqlDriver,
  };
  return {
    ...shared,
    ...mysqlSession,
    // With 'mysql' TypeORM reports schema differences on MariaDB that do not exist; 'mariadb' is right on both servers.
    type: 'mariadb',
    url,
    connectTimeout: connectTimeoutMs,
    poolSize,
    ...(access === 'migrate' ? { driver: migrationMysqlDriver } : timeLimits),
  };
}
