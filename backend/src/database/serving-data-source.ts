import { DataSource, type DataSourceOptions, type QueryRunner, type ReplicationMode } from 'typeorm';
import { lockTimeoutMs, whileLocked } from './locked.js';
import { codeOf, seenByCallers } from './unavailable.js';

type Query = (...statement: unknown[]) => Promise<unknown>;

/** A data source of a running API: a database that is away is a 503 in whatever statement it shows. */
export class ServingDataSource extends DataSource {
  /** TypeORM has one runner for a connection of SQLite, and a new one for each use of MySQL. */
  private readonly prepared = new WeakSet<QueryRunner>();

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
      const query = runner.query.bind(runner) as Query;
      Object.assign(runner, { query: (...statement: unknown[]) => this.answered(() => query(...statement)) });
    }
    return runner;
  }

  private async answered(query: () => Promise<unknown>): Promise<unknown> {
    const readsSqlite = this.options.type === 'better-sqlite3' && this.access === 'read';
    try {
      return await (readsSqlite ? whileLocked(query, performance.now() + lockTimeoutMs) : query());
    } catch (error) {
      // Whoever writes here has gone around the door: a mistake of ours, which trying again does not mend.
      throw readsSqlite && codeOf(error) === 'SQLITE_READONLY' ? error : seenByCallers(error);
    }
  }
}
