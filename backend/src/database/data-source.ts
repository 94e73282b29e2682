import type BetterSqlite3 from 'better-sqlite3';
import { DataSource, type DataSourceOptions, type Logger, type MixedList } from 'typeorm';
import type { DatabaseTarget } from '../config/index.js';
import { migrations } from './migrations/index.js';
import { mysqlDriver, mysqlTimeoutMs, migrationMysqlDriver } from './mysql-pool.js';
import { ServingDataSource } from './serving-data-source.js';

const connectTimeoutMs = 5_000;
/** Of an open and of migrations. Afterwards a lock is waited for without stopping the process (`locked.ts`). */
const busyTimeoutMs = 5_000;
const poolSize = 10;

/** Reads only, or everything. On SQLite each is a connection of its own; see `Database`. `migrate` has no time limits. */
export type Access = 'read' | 'write' | 'migrate';

/** Entity classes, as `src/entities.ts` lists them. */
export type Entities = MixedList<new () => object>;

/** A data source with the options that both databases need at every open (design §5). Not connected yet. */
export function dataSourceFor(target: DatabaseTarget, entities: Entities, access: Access): DataSource {
  const options = {
    ...(target.type === 'sqlite' ? sqliteOptions(target.file, access) : mysqlOptions(target.url, access)),
    entities,
  };
  return access === 'migrate' ? new DataSource(options) : new ServingDataSource(options, access);
}

const nothing = (): void => undefined;

/** TypeORM would write slow and failed statements to the terminal with what people typed in them. */
const silent: Logger = {
  ...{ logQuery: nothing, logQueryError: nothing, logQuerySlow: nothing },
  ...{ logSchemaBuild: nothing, logMigration: nothing, log: nothing },
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
      // What is deleted is overwritten in the file as well: forgetting leaves nothing behind (D31).
      connection.pragma('secure_delete = ON');
      // A write that goes around Database.write() fails at once instead of mixing with somebody's transaction.
      if (access === 'read') connection.pragma('query_only = ON');
      // The driver is synchronous: a wait inside SQLite would stop every request, and the answer to liveness.
      if (access !== 'migrate') connection.pragma('busy_timeout = 0');
    },
  };
}

function mysqlOptions(url: string, access: Access): DataSourceOptions {
  const shortest = {
    // Notices a server that hangs after the connection was made.
    ...{ enableQueryTimeout: true, maxQueryExecutionTime: mysqlTimeoutMs },
    driver: mysqlDriver,
  };
  return {
    ...shared,
    // TypeORM's 'mysql' reports drift that is not there on MariaDB; 'mariadb' is right on both servers.
    type: 'mariadb',
    url,
    charset: 'utf8mb4_persian_ci',
    timezone: 'Z',
    supportBigNumbers: true,
    connectTimeout: connectTimeoutMs,
    poolSize,
    ...(access === 'migrate' ? { driver: migrationMysqlDriver } : shortest),
  };
}
