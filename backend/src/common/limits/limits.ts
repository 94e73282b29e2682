import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { createPool, type Pool } from 'mysql2';
import { Env } from '../../config/index.js';
import { logger } from '../http/logger.js';
import { connectRedis } from '../redis.js';
import { BoundedMemory } from './bounded-memory.js';
import { InsuredWindows, SharedStore, type Windows } from './insured-windows.js';
import { Limit, type Rate } from './limit.js';
import { RedisWindows } from './redis-windows.js';
import { SharedWindows } from './shared-windows.js';

/** The table is read for a login only. Redis is asked before every call, so a slow one must not hold the call up. */
const tableTimeoutMs = 2_000;
const redisTimeoutMs = 250;
const poolOptions = { connectionLimit: 2, queueLimit: 100, connectTimeout: 2_000 };
/**
 * The time limits for locks: while a backup locks the whole server, a count fails after one second instead of blocking the
 * login.
 */
const session = 'SET SESSION lock_wait_timeout = 1, innodb_lock_wait_timeout = 1';

/** Creates all limits of the service (docs/decisions/0013). */
@Injectable()
export class Limits implements OnApplicationShutdown {
  private pool: Pool | undefined;
  private redis: Redis | undefined;
  private readonly store: SharedStore;

  constructor(private readonly env: Env) {
    this.store = new SharedStore(env.redisUrl ? redisTimeoutMs : tableTimeoutMs, report);
  }

  /** False while the shared store is away and each copy counts for itself. */
  get areShared(): boolean {
    return !this.store.hasFailed;
  }

  /**
   * Makes a generous limit that is checked before every call. It counts for all copies together in Redis; without Redis it
   * counts in this copy's memory, which takes microseconds.
   * @param name unique among the limits
   */
  frequent(name: string, rate: Rate): Limit {
    return this.env.redisUrl && this.env.rateLimits ? this.inRedis(name, rate) : this.perCopy(rate);
  }

  /** Makes a limit that protects only this copy; it counts in this copy's memory. */
  perCopy(rate: Rate): Limit {
    return new Limit(this.env.rateLimits ? memoryOf(rate) : null, rate.seconds);
  }

  /**
   * Makes a limit for secrets that must not be guessed. It counts for all copies together in Redis, or without Redis in the
   * database. It counts in memory with SQLite, because there is only one copy then, and while the shared store is
   * unreachable.
   * @param name unique among the limits
   */
  shared(name: string, rate: Rate): Limit {
    const { database, rateLimits } = this.env;
    if (!rateLimits) return this.perCopy(rate);
    if (this.env.redisUrl) return this.inRedis(name, rate);
    if (database.type === 'sqlite') return this.perCopy(rate);
    // A pool of its own, so that counting a login neither waits for the site's queries nor delays them.
    this.pool ??= this.connect(database.url);
    const dbName = decodeURIComponent(new URL(database.url).pathname.slice(1));
    const limiter = new SharedWindows({ pool: this.pool, dbName, tableName: 'rate_limit' }, name, rate);
    return this.insured(limiter, rate);
  }

  private inRedis(name: string, rate: Rate): Limit {
    this.redis ??= connectRedis(this.env.redisUrl ?? '');
    return this.insured(new RedisWindows(this.redis, name, rate), rate);
  }

  private insured(shared: Windows, rate: Rate): Limit {
    return new Limit(new InsuredWindows(shared, memoryOf(rate), this.store), rate.seconds);
  }

  private connect(uri: string): Pool {
    const pool = createPool({ uri, ...poolOptions });
    pool.on('connection', (connection) => connection.query(session, () => undefined));
    return pool;
  }

  async onApplicationShutdown(): Promise<void> {
    this.redis?.disconnect();
    await this.pool?.promise().end();
  }
}

function report(reason: unknown): void {
  if (reason === null) logger.info('limits are counted by all copies together again');
  else logger.warn({ err: reason }, 'limits are counted by this copy alone: the shared store is away');
}

function memoryOf({ limit, seconds }: Rate): BoundedMemory {
  return new BoundedMemory({ keyPrefix: '', points: limit, duration: seconds });
}
