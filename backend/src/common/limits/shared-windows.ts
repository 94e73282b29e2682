import { createHash } from 'node:crypto';
import type { Pool } from 'mysql2';
import { RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from './limit.js';

/** The library's windows in MySQL, shared by all copies of the service. The library deletes expired ones. */
export class SharedWindows extends RateLimiterMySQL {
  /**
   * @param table that holds the windows; a migration creates it
   * @param name of the limit, the prefix of its keys; at most 180 characters
   */
  constructor(
    table: { pool: Pool; dbName: string; tableName: string },
    name: string,
    private readonly rate: Rate,
  ) {
    const { pool, ...names } = table;
    super({
      storeClient: pool,
      storeType: 'pool',
      ...names,
      tableCreated: true,
      keyPrefix: name,
      points: rate.limit,
      duration: rate.seconds,
    });
  }

  /** A key may be an e-mail address, so the table holds hashes only. */
  override getKey(key: string): string {
    return super.getKey(createHash('sha256').update(key).digest('hex'));
  }

  /**
   * The table stores the time at which a window ends. If the clock was set back since, that may be days ahead; such a
   * window counts as ended. The clocks of copies may differ by less than a window.
   */
  override async consume(key: string): Promise<RateLimiterRes> {
    try {
      return await super.consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes) || refused.msBeforeNext <= 2 * this.rate.seconds * 1000) throw refused;
      await this.delete(key);
      return super.consume(key);
    }
  }
}
