import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { SerialQueue } from '../common/serial-queue.js';
import type { DatabaseTarget } from '../config/index.js';
import { storedInstant } from './columns.js';
import { dataSourceFor, type Entities } from './data-source.js';
import { lockTimeoutMs } from './locked.js';
import { migrateToLatest } from './migrate.js';
import { bumpedRevision, readRevision } from './revision.js';
import { schemaStateOf, type SchemaState } from './schema-state.js';
import { transactOnSqlite } from './sqlite-transaction.js';
import { codeOf, DatabaseUnavailable } from './unavailable.js';

const revisionPollMs = 500;
const deadlockAttempts = 5;
const deadlock = 'ER_LOCK_DEADLOCK';

/**
 * The one door to the database. Reads go through `read`, every write through `write()`: on SQLite transactions on one
 * connection interleave, so writes have a connection and a queue of their own (design §5 "Transactions").
 */
@Injectable()
export class Database {
  private readonly queue = new SerialQueue();
  private readonly writing = new AsyncLocalStorage<true>();
  private known = 0;
  private poll: NodeJS.Timeout | undefined;
  private closed = false;

  private constructor(
    readonly dialect: 'sqlite' | 'mysql',
    private readonly writes: DataSource,
    private readonly reads: DataSource,
  ) {}

  /** Connects and brings the schema up to date. Throws when the database cannot be reached or migrated. */
  static async open(target: DatabaseTarget, entities: Entities): Promise<Database> {
    await migrateToLatest(target);
    const writes = await dataSourceFor(target, entities, 'write').initialize();
    try {
      const reads = target.type === 'mysql' ? writes : await dataSourceFor(target, entities, 'read').initialize();
      const database = new Database(target.type, writes, reads);
      await database.refreshRevision();
      database.watchRevision();
      return database;
    } catch (error) {
      await writes.destroy();
      throw error;
    }
  }

  /** For queries outside a transaction. Answers what is committed; refuses to write on SQLite. */
  get read(): EntityManager {
    return this.reads.manager;
  }

  /** The number of changes to public data that this process knows of; at most a second behind other copies. */
  get revision(): number {
    return this.known;
  }

  /**
   * Runs `work` as one transaction: all of it is stored, or (when it throws) nothing. `work` may run again after a
   * deadlock, so it must touch nothing but `tx`.
   */
  async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    if (this.writing.getStore()) throw new Error('database.write() inside database.write(): pass the outer tx on');
    const { value, revision } = await this.transact(async (tx) => ({
      value: await this.writing.run(true, work, tx),
      revision: bumpedRevision(tx),
    }));
    if (revision !== undefined) this.learn(revision);
    return value;
  }

  /** Writes a row of its own, as any write would be stored. @throws when nothing can be stored */
  async beat(): Promise<void> {
    await this.write((tx) => tx.query('UPDATE heartbeat SET at = ?', [storedInstant(new Date())]));
  }

  /** What has been migrated against what this code knows: a copy of another release may have changed the schema. */
  async schemaState(): Promise<SchemaState> {
    return schemaStateOf(this.read);
  }

  /** Waits for running writes and closes every connection. */
  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.poll);
    await this.queue.idle();
    // Every later promise of the process would carry it along.
    this.writing.disable();
    if (this.reads !== this.writes) await this.reads.destroy();
    await this.writes.destroy();
  }

  private transact<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    if (this.dialect === 'mysql') return this.transactAgainOnDeadlock(work);
    const deadline = performance.now() + lockTimeoutMs;
    return this.queue.run(() => transactOnSqlite(this.writes, work, deadline));
  }

  private async transactAgainOnDeadlock<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.writes.transaction('READ COMMITTED', work);
      } catch (error) {
        if (codeOf(error) !== deadlock) throw error;
        if (attempt >= deadlockAttempts) throw new DatabaseUnavailable(deadlock);
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
      }
    }
  }

  private async refreshRevision(): Promise<void> {
    this.learn(await readRevision(this.read));
  }

  private learn(revision: number): void {
    this.known = Math.max(this.known, revision);
  }

  /** One look after the other: a database that is silent is not asked more often for that. */
  private watchRevision(): void {
    this.poll = setTimeout(() => {
      // A database that is away for a moment is the business of /api/health/ready, not of this poll.
      this.refreshRevision()
        .catch(() => undefined)
        .finally(() => this.closed || this.watchRevision());
    }, revisionPollMs);
    this.poll.unref();
  }
}
