import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPool, type Pool } from 'mysql2';
import { Env } from '../../config/index.js';
import { BoundedMemory } from './bounded-memory.js';
import { InsuredWindows, SharedStore } from './insured-windows.js';
import { Limit, type Rate } from './limit.js';
import { SharedWindows } from './shared-windows.js';

const poolOptions = { connectionLimit: 2, queueLimit: 100, connectTimeout: 2_000 };
/**
 * Timeouts for a lock on the whole server, as backups take it: a count fails after one second instead of blocking the
 * login.
 */
const session = 'SET SESSION lock_wait_timeout = 1, innodb_lock_wait_timeout = 1';

/** Creates all limits of the service (docs/decisions/0013). */
@Injectable()
export class Limits implements OnApplicationShutdown {
  private pool: Pool | undefined;
  private readonly store = new SharedStore();

  constructor(private readonly env: Env) {}

  /** Counts in this copy's memory, which takes microseconds; for generous limits. */
  perCopy(rate: Rate): Limit {
    return new Limit(this.env.rateLimits ? memoryOf(rate) : null, rate.seconds);
  }

  /**
   * Counts for all copies together in the database; for secrets that must not be guessed. With SQLite there is only one
   * copy, so its memory is used, and also while the database is unreachable.
   * @param name unique among the limits
   */
  shared(name: string, rate: Rate): Limit {
    const { database, rateLimits } = this.env;
    if (database.type === 'sqlite' || !rateLimits) return this.perCopy(rate);
    // A pool of its own, so that counting a login neither waits for the site's queries nor delays them.
    this.pool ??= this.connect(database.url);
    const dbName = decodeURIComponent(new URL(database.url).pathname.slice(1));
    const limiter = new SharedWindows({ pool: this.pool, dbName, tableName: 'rate_limit' }, name, rate);
    return new Limit(new InsuredWindows(limiter, memoryOf(rate), this.store), rate.seconds);
  }

  private connect(uri: string): Pool {
    const pool = createPool({ uri, ...poolOptions });
    pool.on('connection', (connection) => connection.query(session, () => undefined));
    return pool;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.promise().end();
  }
}

function memoryOf({ limit, seconds }: Rate): BoundedMemory {
  return new BoundedMemory({ keyPrefix: '', points: limit, duration: seconds });
}
