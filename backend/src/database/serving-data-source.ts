import { tracedStatement } from '@afshoreh/config';
import { DataSource, type DataSourceOptions, type QueryRunner, type ReplicationMode } from 'typeorm';
import { lockTimeoutMs, whileLocked } from './locked.js';
import type { Replica } from './replica.js';
import { asUnavailable, codeOf, isDamaged, type DatabaseUnavailable } from './unavailable.js';

type Query = (...statement: unknown[]) => Promise<unknown>;

/**
 * A data source of a running API.
 *
 * What it gives: any statement that fails because the database is away becomes a {@link DatabaseUnavailable}, and so a 503
 * instead of a 500. A read of SQLite waits for a lock of another process without stopping this one. With TypeORM's own
 * `DataSource` twelve cases of «a statement that fails» in `test/write-faults.api-spec.ts` fail.
 *
 * Unnecessary once TypeORM has a hook for the errors of all queries, and better-sqlite3 waits for locks without blocking.
 */
export class ServingDataSource extends DataSource {
  /** Runners that are already wrapped. TypeORM reuses one runner for SQLite, and makes a new one for each use of MySQL. */
  private readonly prepared = new WeakSet<QueryRunner>();
  /**
   * The first error by which SQLite reported a damaged file. It is never reset, because the file stays damaged until a new
   * process opens a restored one.
   */
  damage: DatabaseUnavailable | null = null;
  /**
   * The replicas for public reads. TypeORM creates a runner with the mode `slave` for each SELECT that it builds outside of
   * a transaction.
   */
  replica: Replica | null = null;

  constructor(
    options: DataSourceOptions,
    private readonly access: 'read' | 'write',
  ) {
    super(options);
  }

  override createQueryRunner(mode?: ReplicationMode): QueryRunner {
    const runner = super.createQueryRunner(mode);
    if (!this.prepared.has(runner)) {
      this.prepared.add(runner);
      if (mode === 'slave') this.replica?.lead(runner);
      const query = runner.query.bind(runner) as Query;
      const system = this.options.type === 'better-sqlite3' ? 'sqlite' : 'mysql';
      Object.assign(runner, {
        query: (...statement: unknown[]) =>
          this.translatingErrors(() => tracedStatement(system, String(statement[0]), () => query(...statement))),
      });
    }
    return runner;
  }

  private async translatingErrors(query: () => Promise<unknown>): Promise<unknown> {
    const readsSqlite = this.options.type === 'better-sqlite3' && this.access === 'read';
    try {
      return await (readsSqlite ? whileLocked(query, performance.now() + lockTimeoutMs) : query());
    } catch (error) {
      // A write on the reading connection is a bug in our code. A retry would not help, so it is not a 503.
      if (readsSqlite && codeOf(error) === 'SQLITE_READONLY') throw error;
      const thrown = asUnavailable(error);
      if (isDamaged(thrown)) this.damage ??= thrown;
      throw thrown;
    }
  }
}
