import { createHash } from 'node:crypto';
import type { Pool } from 'mysql2';
import { RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { Rate } from './limit.js';

/** The library's windows in MySQL, for all copies of the service together. Expired ones it removes by itself. */
export class SharedWindows extends RateLimiterMySQL {
  /**
   * @param table where they are; the migrations make it
   * @param name of the limit, which tells its keys from those of others; at most 180 characters
   */
  constructor(
    table: { pool: Pool; dbName: string; tableName: string },
    name: string,
    private readonly rate: Rate,
  ) {
    const { pool, ...names } = table;
    super({
      ...{ storeClient: pool, storeType: 'pool', ...names, tableCreated: true },
      ...{ keyPrefix: name, points: rate.limit, duration: rate.seconds },
    });
  }

  /** A key may be somebody's e-mail: the table holds hashes only. */
  override getKey(key: string): string {
    return super.getKey(createHash('sha256').update(key).digest('hex'));
  }

  /**
   * The table says at which hour a window ends. When the clock was set back since, that may be days away: such a window
   * is over. The clocks of copies may differ, by less than a window.
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
