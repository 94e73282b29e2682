import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { QueryFailedError, type DataSource, type EntityManager } from 'typeorm';
import type { DatabaseTarget } from '../config/index.js';
import { dataSourceFor, type Entities } from './data-source.js';
import { migrate } from './migrate.js';
import { hasBumpedRevision, readRevision } from './revision.js';
import { WriteQueue } from './write-queue.js';

const revisionPollMs = 500;
const deadlockAttempts = 5;

/**
 * The one door to the database. Reads go through `read`, every write through `write()`: on SQLite transactions on one
 * connection interleave, so writes have a connection and a queue of their own (design §5 "Transactions").
 */
@Injectable()
export class Database {
  private readonly queue = new WriteQueue();
  private readonly writing = new AsyncLocalStorage<true>();
  private known = 0;
  private poll: NodeJS.Timeout | undefined;

  private constructor(
    readonly dialect: 'sqlite' | 'mysql',
    private readonly writes: DataSource,
    private readonly reads: DataSource,
  ) {}

  /** Connects and brings the schema up to date. Throws when the database cannot be reached or migrated. */
  static async open(target: DatabaseTarget, entities: Entities): Promise<Database> {
    const writes = await dataSourceFor(target, entities, 'write').initialize();
    try {
      await migrate(writes);
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
    return this.dialect === 'sqlite' ? this.queue.run(() => this.transact(work)) : this.transactAgainOnDeadlock(work);
  }

  /** Waits for running writes and closes every connection. */
  async close(): Promise<void> {
    clearInterval(this.poll);
    await this.queue.idle();
    if (this.reads !== this.writes) await this.reads.destroy();
    await this.writes.destroy();
  }

  private async transact<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    let bumped = false;
    const result = await this.writing.run(true, () =>
      this.writes.transaction(this.dialect === 'mysql' ? 'READ COMMITTED' : 'SERIALIZABLE', async (tx) => {
        if (this.dialect === 'sqlite') await lockForWriting(tx);
        const value = await work(tx);
        bumped = hasBumpedRevision(tx);
        return value;
      }),
    );
    if (bumped) await this.refreshRevision();
    return result;
  }

  private async transactAgainOnDeadlock<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.transact(work);
      } catch (error) {
        if (attempt >= deadlockAttempts || !isDeadlock(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 20 * attempt));
      }
    }
  }

  private async refreshRevision(): Promise<void> {
    const revision = await readRevision(this.read);
    this.known = Math.max(this.known, revision);
  }

  private watchRevision(): void {
    this.poll = setInterval(() => {
      // A database that is away for a moment is the business of /api/health/ready, not of this poll.
      this.refreshRevision().catch(() => undefined);
    }, revisionPollMs);
    this.poll.unref();
  }
}

/** Takes SQLite's write lock at once: a transaction that begins by reading cannot wait for it later. */
async function lockForWriting(tx: EntityManager): Promise<void> {
  await tx.query('UPDATE revision SET value = value WHERE 0');
}

function isDeadlock(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === 'ER_LOCK_DEADLOCK';
}
