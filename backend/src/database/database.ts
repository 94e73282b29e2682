import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RepeatedWork } from '../common/repeated-work.js';
import { SerialQueue } from '../common/serial-queue.js';
import type { DatabaseTarget } from '../config/index.js';
import { storedInstant } from './columns.js';
import { dataSourceFor, replicaOptions, type Entities } from './data-source.js';
import { DatabaseFile } from './database-file.js';
import { lockTimeoutMs } from './locked.js';
import { migrateToLatest } from './migrate.js';
import { Replica } from './replica.js';
import { bumpedRevision, lockRevision, readRevision } from './revision.js';
import { DiskSpace } from './disk-space.js';
import { schemaStateOf, type SchemaState } from './schema-state.js';
import type { ServingDataSource } from './serving-data-source.js';
import { transactOnSqlite } from './sqlite-transaction.js';
import { codeOf, DatabaseUnavailable } from './unavailable.js';

/** How often the revision is read: without messages of other copies, and as long as these messages arrive. */
const revisionPollMs = { withoutMessages: 500, withMessages: 5_000 };
/** How long `currentRevision` waits for the database. */
const patienceMs = 1_000;
/** If a write was stored within this time, `checkWrites` needs no write of its own. */
const provedForMs = 1_000;
const deadlockAttempts = 5;
const deadlock = 'ER_LOCK_DEADLOCK';

/** Messages between the copies of the API; `Messages` of `common/messages`. */
interface RevisionMessages {
  readonly areReceived: boolean;
  on(topic: 'revision', listener: () => void): void;
  publish(topic: 'revision'): void;
}

/**
 * The only access to the database: reads use `read`, and every write uses `write()`. On SQLite, statements of parallel
 * requests on one connection would get into the same transaction, so writes have a connection and a queue of their own.
 */
@Injectable()
export class Database {
  private readonly queue = new SerialQueue();
  private readonly writing = new AsyncLocalStorage<true>();
  private readonly diskSpace: DiskSpace;
  private readonly file: DatabaseFile | null;
  private readonly replica: Replica | null = null;
  private knownRevision = 0;
  /** When a write was last stored, as `performance.now()` counts. */
  private storedAt = -Infinity;
  private readonly watching = new RepeatedWork(
    () => this.look(),
    () => (this.messages?.areReceived ? revisionPollMs.withMessages : revisionPollMs.withoutMessages),
  );
  private messages: RevisionMessages | undefined;
  private noticeReplaced: () => void = () => undefined;

  private constructor(
    readonly dialect: 'sqlite' | 'mysql',
    private readonly writes: ServingDataSource,
    private readonly reads: ServingDataSource,
    target: DatabaseTarget,
  ) {
    this.diskSpace = new DiskSpace(dialect);
    this.file = target.type === 'sqlite' ? new DatabaseFile(target.file) : null;
    if (target.type === 'mysql' && target.replicaUrl) {
      this.replica = new Replica(replicaOptions(target.replicaUrl), () => this.knownRevision);
      reads.replica = this.replica;
    }
  }

  /** Connects and brings the schema up to date. Throws when the database cannot be reached or migrated. */
  static async open(target: DatabaseTarget, entities: Entities): Promise<Database> {
    await migrateToLatest(target);
    const writes = await dataSourceFor(target, entities, 'write').initialize();
    try {
      const reads = target.type === 'mysql' ? writes : await dataSourceFor(target, entities, 'read').initialize();
      const database = new Database(target.type, writes, reads, target);
      await database.refreshRevision();
      database.watching.start();
      return database;
    } catch (error) {
      await writes.destroy();
      throw error;
    }
  }

  /** For queries outside a transaction. Returns committed rows; on SQLite it refuses writes. */
  get read(): EntityManager {
    return this.reads.manager;
  }

  /** Runs the handler of a public read, whose queries may go to a replica that has all changes that this process knows of. */
  servePublic<T>(handler: () => T): T {
    return this.replica ? this.replica.serve(handler) : handler();
  }

  /** Notifies other copies of changes to public data, and reads the revision when another copy sends such a message. */
  shareRevision(messages: RevisionMessages): void {
    this.messages = messages;
    messages.on('revision', () => this.watching.wake());
  }

  /**
   * The number of changes to public data that this process knows of. A change by another copy is known after a second at
   * most; with Redis at once, or after five seconds if its message was lost. The number falls only when the database was restored to an older state.
   */
  get revision(): number {
    return this.knownRevision;
  }

  /**
   * Reads the revision from the database and returns it, so that it counts all changes that other copies made before this
   * call. While the database is unreachable, it returns the last known revision.
   */
  async currentRevision(): Promise<number> {
    if (this.dialect === 'mysql') {
      const waiting = new AbortController();
      await Promise.race([
        this.refreshRevision().catch(() => undefined),
        sleep(patienceMs, undefined, { ref: false, signal: waiting.signal }).catch(() => undefined),
      ]);
      waiting.abort();
    }
    return this.knownRevision;
  }

  /**
   * Runs `work` as one transaction: all of it is stored or, when it throws, nothing. `work` may run again after a
   * deadlock, so it must change nothing but the database.
   */
  async write<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    if (this.writing.getStore()) throw new Error('database.write() inside database.write(): pass the outer tx on');
    const { value, revision } = await this.transact(async (tx) => ({
      value: await this.writing.run(true, work, tx),
      revision: bumpedRevision(tx),
    })).catch((error: unknown) => {
      this.diskSpace.noteFailure(error);
      throw error;
    });
    this.storedAt = performance.now();
    if (revision !== undefined) {
      this.learn(revision);
      this.messages?.publish('revision');
    }
    return value;
  }

  /**
   * Like {@link write}, for public data. Such transactions run one after the other, so that the second of two starts from
   * the result of the first. `recordChange` raises the revision if the transaction changes something.
   */
  writePublic<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.write(async (tx) => {
      await lockRevision(tx);
      return work(tx);
    });
  }

  /**
   * Checks that writes are stored. If no write was stored just now, it writes one small row; under load this row would wait
   * behind all other writes, and those prove the same. At the start, and after a write failed because the disk was full, it
   * also writes more than an order needs.
   * @throws when one of these writes fails, or when an earlier statement found the database damaged
   */
  async checkWrites(): Promise<void> {
    this.requireUndamaged();
    if (this.hasStoredSince(performance.now() - provedForMs)) return;
    await this.write((tx) => tx.query('UPDATE heartbeat SET at = ?', [storedInstant(new Date())]));
    await this.diskSpace.check((work) => this.write(work));
  }

  /**
   * Whether a write was stored after `moment` (of `performance.now()`), and no write has failed for lack of room since the
   * last check of the room.
   */
  hasStoredSince(moment: number): boolean {
    return this.diskSpace.isChecked && this.storedAt > moment;
  }

  /** Compares the stored schema with this code: a copy of another release may have migrated the database. */
  async schemaState(): Promise<SchemaState> {
    return schemaStateOf(this.read);
  }

  /**
   * Registers `end`, which is called when SQLite's open file was replaced or removed: nobody reads what this process writes
   * into it after that.
   */
  whenReplaced(end: () => void): void {
    this.noticeReplaced = end;
  }

  /** Waits for running writes and closes every connection. */
  async close(): Promise<void> {
    this.watching.stop();
    await this.queue.idle();
    // Otherwise every later promise of the process would keep a reference to this store.
    this.writing.disable();
    await this.replica?.close();
    if (this.reads !== this.writes) await this.reads.destroy();
    await this.writes.destroy();
  }

  private transact<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    if (this.dialect === 'mysql') return this.transactAgainOnDeadlock(work);
    const deadline = performance.now() + lockTimeoutMs;
    return this.queue.run(() => {
      this.file?.requireInPlace();
      this.requireUndamaged();
      return transactOnSqlite(this.writes, work, deadline);
    });
  }

  /**
   * Throws after a statement found the database damaged, so that no write is acknowledged that would be lost when the file
   * is restored.
   */
  private requireUndamaged(): void {
    const damage = this.reads.damage ?? this.writes.damage;
    if (damage) throw damage;
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
    const before = this.knownRevision;
    const stored = await readRevision(this.read);
    // If this process has written meanwhile, its own revision may be newer than the one that was read. Otherwise the
    // stored revision is right, even if it is lower: then the database was restored to an older state. If this process
    // kept the higher number, it would not notice the next changes.
    if (this.knownRevision === before) this.knownRevision = stored;
    else this.learn(stored);
  }

  private learn(revision: number): void {
    this.knownRevision = Math.max(this.knownRevision, revision);
  }

  private async look(): Promise<void> {
    if (this.file?.isInPlace() === false) this.noticeReplaced();
    // A database that is away is left to /api/health/ready.
    await this.refreshRevision();
  }
}
