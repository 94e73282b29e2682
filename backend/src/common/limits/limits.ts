import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createPool, type Pool } from 'mysql2';
import { RLWrapperTimeouts } from 'rate-limiter-flexible';
import { Env } from '../../config/index.js';
import { BoundedMemory } from './bounded-memory.js';
import { Limit, type Rate } from './limit.js';
import { SharedWindows } from './shared-windows.js';

/** A database that takes longer is away, and memory counts instead. */
const timeoutMs = 2_000;
const poolOptions = { connectionLimit: 2, queueLimit: 100, connectTimeout: timeoutMs };

/** Where every limit of the service comes from (decision 13). */
@Injectable()
export class Limits implements OnApplicationShutdown {
  private pool: Pool | undefined;

  constructor(private readonly env: Env) {}

  /** Counted in the memory of this copy, in microseconds: for limits that are generous anyway. */
  perCopy(rate: Rate): Limit {
    return new Limit(this.env.rateLimits ? memoryOf(rate) : null, rate.seconds);
  }

  /**
   * Counted by all copies together in the database: for what must not be guessed. With SQLite there is one copy, and its
   * memory will do; so it will while the database is away.
   * @param name of this limit, of no other
   */
  shared(name: string, rate: Rate): Limit {
    const { database, rateLimits } = this.env;
    if (database.type === 'sqlite' || !rateLimits) return this.perCopy(rate);
    // Connections of its own: a login is not counted behind the site's queries, and holds none of them up.
    this.pool ??= createPool({ uri: database.url, ...poolOptions });
    const dbName = decodeURIComponent(new URL(database.url).pathname.slice(1));
    const limiter = new SharedWindows({ pool: this.pool, dbName, tableName: 'rate_limit' }, name, rate);
    return new Limit(new RLWrapperTimeouts({ limiter, insuranceLimiter: memoryOf(rate), timeoutMs }), rate.seconds);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.promise().end();
  }
}

function memoryOf({ limit, seconds }: Rate): BoundedMemory {
  return new BoundedMemory({ keyPrefix: '', points: limit, duration: seconds });
}
